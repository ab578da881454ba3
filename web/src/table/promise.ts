// The commitment this device saw when the game began: only that proves anything when the seed is told at the end.
import type { RoomInfo } from "../wire/messages";

const PREFIX = "stardeck.commitment.";

/** Remember it, the first time it is seen before the end. */
export function noteCommitment(room: RoomInfo): void {
  if (!room.commitment || room.seed) return;
  try {
    if (!localStorage.getItem(PREFIX + room.id)) localStorage.setItem(PREFIX + room.id, room.commitment);
  } catch {
    // private mode: then the check rests on the server's word alone
  }
}

export function notedCommitment(id: string): string | null {
  try {
    return localStorage.getItem(PREFIX + id);
  } catch {
    return null;
  }
}
