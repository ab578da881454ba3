import { describe, expect, it } from "vitest";
import { marked, placesIn, readGuide, rulingNumber, searchGuide } from "./guide";

const TEXT = `# A game

One to five.

## Your turn

Draw a card. Then play it.

- **Fly** to a moon.
- Stay at home.

| what | points |
|---|---|
| moons | 3 |
| suns | 5 |

## Rulings

**R1** May I fly twice: no.
**R12** Who begins: chance.

**R-new2** And then: nothing <script>alert(1)</script>.
`;

describe("a guide", () => {
  const guide = readGuide(TEXT);

  it("has its sections, and every ruling is one block", () => {
    expect(guide.title).toBe("A game");
    expect(guide.sections.map((section) => section.title)).toEqual(["", "Your turn", "Rulings"]);
    expect(guide.sections[2]!.blocks.map(rulingNumber)).toEqual(["R1", "R12", "R-new2"]);
  });

  it("is cut down to the items, rows and rulings with all the words", () => {
    const found = searchGuide(guide, "moon");
    expect(found.map((section) => section.title)).toEqual(["Your turn"]);
    expect(placesIn(found)).toBe(2);
    expect(placesIn(searchGuide(guide, "fly moon"))).toBe(1);
    expect(searchGuide(guide, "nebula")).toEqual([]);
  });

  it("finds a ruling by its number alone", () => {
    const numbers = (query: string) => searchGuide(guide, query).flatMap((section) => section.blocks.map(rulingNumber));
    expect(numbers("R1")).toEqual(["R1"]);
    expect(numbers("r-new2")).toEqual(["R-new2"]);
  });

  it("shows a whole section whose title was searched for", () => {
    expect(searchGuide(guide, "your turn")[0]!.blocks).toEqual(guide.sections[1]!.blocks);
  });

  it("marks what was searched for", () => {
    expect(
      marked("A Moon, moons", ["moon"])
        .filter((part) => part.hit)
        .map((part) => part.text),
    ).toEqual(["Moon", "moon"]);
    expect(marked("1+1", ["+"])).toEqual([
      { text: "1", hit: false },
      { text: "+", hit: true },
      { text: "1", hit: false },
    ]);
  });
});
