import { describe, expect, it } from "vitest";
import { findPage } from "./pages";

describe("addresses", () => {
  const given = (path: string) => {
    const found = findPage(path);
    return found === "home" ? "home" : found.given;
  };

  it("lead to their pages with what they name", () => {
    expect(given("/")).toBe("home");
    expect(given("/r/k7hq2mwd9xpf4b3a")).toEqual({ id: "k7hq2mwd9xpf4b3a" });
    expect(given("/new/point-galaxy")).toEqual({ slug: "point-galaxy" });
    expect(given("/learn/space-rocks/rules")).toEqual({ slug: "space-rocks" });
    expect(given("/learn/")).toEqual({});
  });

  it("that mean nothing lead to the page that says so", async () => {
    const found = findPage("/r/a/b/c/d");
    expect(found === "home" ? null : await found.load()).toBe(await import("./NotFound.svelte"));
  }, 30_000);
});
