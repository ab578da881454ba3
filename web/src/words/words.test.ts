import { describe, expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";

const parts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe("the languages", () => {
  it("have the same keys", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it("fill in the same parts", () => {
    const english: Record<string, string> = en;
    const different = Object.entries(de).filter(([key, text]) => `${parts(text)}` !== `${parts(english[key] ?? "")}`);
    expect(different).toEqual([]);
  });

  it("never use a key twice: the later part would silence the earlier one", () => {
    const files = import.meta.glob<Record<string, Record<string, string>>>("./en/*.ts", { eager: true });
    const keys = Object.values(files).flatMap((file) => Object.values(file).flatMap((part) => Object.keys(part)));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it("say something everywhere", () => {
    const empty = (words: Record<string, string>) => Object.keys(words).filter((key) => !words[key]?.trim());
    expect([empty(en), empty(de)]).toEqual([[], []]);
  });
});
