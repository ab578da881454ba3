// Asking the server over HTTP. Every failure is a `Trouble` with a sentence for people.
import type {
  GameCards,
  GameInfo,
  Hint,
  Link,
  ListedRoom,
  Messages,
  NewRoom,
  OpenedRoom,
  Replay,
} from "../wire/messages";
import { t } from "../words/index.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = "",
  ) {
    super(message);
  }
}

/** What went wrong, as a sentence: never what only a programmer would understand. */
export const inWords = (error: unknown): string => (error instanceof Trouble ? error.message : t("trouble.title"));

type Body = Record<string, unknown> | NewRoom | Messages["SocketCommand"];

async function ask<T>(method: string, path: string, body?: Body): Promise<T> {
  let answer: Response;
  try {
    const headers = body ? { "Content-Type": "application/json" } : undefined;
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Trouble("offline", t("trouble.offline"));
  }
  const data = (await answer.json().catch(() => null)) as { code?: string; why?: string; rule?: string } | null;
  if (answer.ok) return data as T;
  throw new Trouble(data?.code ?? String(answer.status), data?.why ?? t("trouble.title"), data?.rule);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: Body = {}): Promise<T> => ask<T>("POST", path, body);

/** An id for a wish: sending the wish again with it is harmless. */
export function wishId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(36)).join("");
}

/** Make sure that the server knows this device: a cookie that scripts cannot read. */
export async function becomeKnown(): Promise<void> {
  const { known } = await get<{ known: boolean }>("/api/keys/mine");
  if (!known) await post("/api/keys");
}

let gamesAsked: Promise<GameInfo[]> | undefined;
const cardsAsked = new Map<string, Promise<GameCards>>();

export function games(): Promise<GameInfo[]> {
  gamesAsked ??= get<GameInfo[]>("/api/games").catch((trouble) => {
    gamesAsked = undefined;
    throw trouble;
  });
  return gamesAsked;
}

export function cardsOf(slug: string): Promise<GameCards> {
  let asked = cardsAsked.get(slug);
  if (!asked) {
    asked = get<GameCards>(`/api/games/${slug}/cards`);
    asked.catch(() => cardsAsked.delete(slug));
    cardsAsked.set(slug, asked);
  }
  return asked;
}

export async function openRoom(room: Omit<NewRoom, "id">): Promise<OpenedRoom> {
  await becomeKnown();
  return post<OpenedRoom>("/api/rooms", { id: wishId(), ...room });
}

export const rooms = (list: "mine" | "open" | "watch") => get<ListedRoom[]>(`/api/rooms/${list}`);
export const hint = (room: string, seat: number, level = "expert") =>
  get<Hint>(`/api/rooms/${room}/hint?seat=${seat}&level=${level}`);
export const privateLink = (room: string, seat: number) => post<Link>(`/api/rooms/${room}/seats/${seat}/link`);
export const claim = (room: string, secret: string) => post(`/api/rooms/${room}/claim`, { secret });
export const replay = (room: string, query: string) => get<Replay>(`/api/rooms/${room}/replay?${query}`);
