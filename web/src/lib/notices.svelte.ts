// "Your turn", for somebody who is looking elsewhere: in the title of the tab, and as a notice of the browser if wanted.
import type { Table } from "../wire/messages";
import { t } from "../words/index.svelte";
import { prefer, settings } from "./settings.svelte";

/** Browsers allow notices only on this computer or over https. */
export const canNotify = () => typeof Notification !== "undefined" && window.isSecureContext;

/** Ask the browser whether notices may be shown; true if they will be. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  prefer({ notices: answer === "granted" });
  return answer === "granted";
}

/** Is one of this device's people asked to choose now? */
export function isMyTurn(table: Table): boolean {
  if (table.room.status !== "playing") return false;
  return table.you.holds.some((seat) => table.room.seats[seat]?.waiting && !table.room.seats[seat]?.stand_in);
}

/** The title of a tab that shows this table. */
export function titleOf(table: Table): string {
  const name = `${table.room.title} · ${t("app.name")}`;
  return isMyTurn(table) ? t("title.yourTurn", { name }) : name;
}

let shown: Notification | undefined;

/** Tell a person who looks elsewhere that it has become their turn; take the notice away when it is old. */
export function tellTurn(table: Table, before: Table | null): void {
  const mine = isMyTurn(table);
  if (!mine || document.visibilityState === "visible") shown?.close();
  if (!mine || !before || isMyTurn(before)) return;
  if (!settings.notices || document.visibilityState === "visible") return;
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    shown = new Notification(t("notice.yourTurn"), { body: table.room.title, icon: "/icon.svg", tag: table.room.id });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // some phones show notices only from a service worker: the title still tells
  }
}
