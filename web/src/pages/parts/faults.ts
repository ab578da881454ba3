// What went wrong, in words a person can go on with.
import { Trouble } from "../../lib/api";
import type { Refused } from "../../wire/messages";
import { t } from "../../words/index.svelte";

export interface Fault {
  title: string;
  text: string;
  /** What trying again is called; "" if it would not help. */
  again: string;
}

/** A fault at an address of a table, a replay or a lesson. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Trouble))
    return { title: t("trouble.title"), text: t("trouble.text"), again: t("list.again") };
  if (error.code === "offline") return { title: error.message, text: t("trouble.offlineText"), again: t("list.again") };
  return refusal(error.code, error.message);
}

export const faultOfRefused = ({ code, why }: Refused): Fault => refusal(code, why);

function refusal(code: string, why: string): Fault {
  if (code === "no_room" || code === "message") return { title: t("room.none"), text: t("room.noneText"), again: "" };
  if (code === "no_link") return { title: t("room.noLink"), text: t("room.noLinkText"), again: t("room.toTable") };
  if (code === "not_yours") return { title: why, text: t("room.privateText"), again: t("list.again") };
  if (code === "not_over") return { title: t("replay.notOver"), text: t("replay.notOverText"), again: "" };
  if (code === "no_game") return { title: t("none.title"), text: t("none.text"), again: "" };
  return { title: why, text: t("trouble.text"), again: t("list.again") };
}
