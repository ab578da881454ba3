// Following things that look alike. A view says how many fans or which kinds of card lie where, not which is which;
// motion needs to know which one moved. What left one place and appeared in another is taken for the same thing.

export interface Thing {
  kind: string;
  /** The same as long as the thing is on the table: for data-key. */
  key: string;
}

export type Zones = Readonly<Record<string, readonly string[]>>;
export type Placed = Record<string, Thing[]>;

export class Follower {
  private zones: Placed = {};
  private made = 0;

  constructor(private readonly prefix: string) {}

  /** Where every thing lies now, in the order the zones tell; things keep their keys when they move. */
  follow(zones: Zones): Placed {
    const missing: [Thing[], number, string][] = [];
    const placed: Placed = {};
    const loose = new Map<string, Thing[]>();
    for (const [zone, kinds] of Object.entries(zones)) {
      const stock = byKind(this.zones[zone] ?? []);
      const things: Thing[] = (placed[zone] = new Array<Thing>(kinds.length));
      kinds.forEach((kind, place) => {
        const same = stock.get(kind)?.shift();
        if (same) things[place] = same;
        else missing.push([things, place, kind]);
      });
      for (const [kind, left] of stock) loose.set(kind, [...(loose.get(kind) ?? []), ...left]);
    }
    for (const [things, place, kind] of missing) things[place] = loose.get(kind)?.shift() ?? this.make(kind);
    this.zones = placed;
    return placed;
  }

  private make(kind: string): Thing {
    this.made += 1;
    return { kind, key: `${this.prefix}${this.made}` };
  }
}

function byKind(things: readonly Thing[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const same = found.get(thing.kind);
    if (same) same.push(thing);
    else found.set(thing.kind, [thing]);
  }
  return found;
}
