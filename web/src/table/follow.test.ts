import { describe, expect, it } from "vitest";
import { Follower } from "./follow";

const keys = (things: { key: string }[] | undefined) => things?.map((thing) => thing.key);

describe("following things that look alike", () => {
  it("gives every thing a key and keeps it while nothing moves", () => {
    const follower = new Follower("fan");
    const first = follower.follow({ supply: ["fan", "fan"], nova: [] });
    expect(keys(first["supply"])).toEqual(["fan1", "fan2"]);
    expect(follower.follow({ supply: ["fan", "fan"], nova: [] })).toEqual(first);
  });

  it("takes what left one place for what appeared in another", () => {
    const follower = new Follower("fan");
    follower.follow({ supply: ["fan", "fan"], nova: ["fan"], zork: [] });
    const yoinked = follower.follow({ supply: ["fan"], nova: [], zork: ["fan", "fan"] });
    expect(keys(yoinked["supply"])).toEqual(["fan1"]);
    expect(keys(yoinked["zork"])?.sort()).toEqual(["fan2", "fan3"]);
  });

  it("tells kinds apart: a hat never becomes a boot", () => {
    const follower = new Follower("c");
    follower.follow({ hand: ["hats-1", "boots-1", "boots-1"], stage: [] });
    const laid = follower.follow({ hand: ["hats-1", "boots-1"], stage: ["boots-1"] });
    expect(laid["stage"]).toEqual([{ kind: "boots-1", key: "c3" }]);
    expect(keys(laid["hand"])).toEqual(["c1", "c2"]);
  });

  it("makes a new key for what comes from nowhere", () => {
    const follower = new Follower("c");
    follower.follow({ hand: [] });
    expect(follower.follow({ hand: ["hats-1"] })["hand"]).toEqual([{ kind: "hats-1", key: "c1" }]);
  });
});
