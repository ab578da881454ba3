// Options of a game on a form: what is usual, what was changed, which variant that is.
import type { Choosable, GameInfo } from "../../wire/messages";

export type Values = Record<string, unknown>;

/** A value as it is written into a line. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return value === null || value === undefined ? "" : String(value);
}

const same = (one: unknown, other: unknown) => shown(one) === shown(other);

export function usualValues(game: GameInfo): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

export function presetValues(game: GameInfo, preset: string): Values {
  return { ...usualValues(game), ...game.presets[preset] };
}

/** The options that differ from the usual rules. */
export function changedOptions(game: GameInfo, values: Values): Choosable[] {
  return game.options.filter((option) => option.name in values && !same(values[option.name], option.default));
}

/** The variant these values are; "" if they are nobody's but the host's. */
export function presetOf(game: GameInfo, values: Values): string {
  const is = (preset: string) => {
    const wanted = presetValues(game, preset);
    return game.options.every(({ name }) => !(name in values) || same(values[name], wanted[name]));
  };
  return Object.keys(game.presets).find(is) ?? "";
}

/** A name of the server's as people read it: `each_once` is "each once". */
export function readable(name: string): string {
  return name.replaceAll("_", " ");
}
