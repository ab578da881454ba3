// Which page belongs to an address.
import type { Component } from "svelte";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;

export interface Found {
  /** Another key is another page, even if it looks the same. */
  key: string;
  given: Record<string, string>;
  load: () => Loaded;
}

interface Route {
  path: RegExp;
  load: () => Promise<unknown>;
}

const ROUTES: readonly Route[] = [
  { path: /^\/r\/(?<id>[\w-]+)\/?$/, load: () => import("./Room.svelte") },
  { path: /^\/replay\/(?<id>[\w-]+)\/?$/, load: () => import("./Replay.svelte") },
  { path: /^\/new\/(?<slug>[\w-]+)\/?$/, load: () => import("./NewRoom.svelte") },
  { path: /^\/rooms\/?$/, load: () => import("./Lists.svelte") },
  { path: /^\/learn\/?$/, load: () => import("./Learn.svelte") },
  { path: /^\/learn\/(?<slug>[\w-]+)\/?$/, load: () => import("./LearnGame.svelte") },
  { path: /^\/learn\/(?<slug>[\w-]+)\/rules\/?$/, load: () => import("./Rules.svelte") },
  { path: /^\/learn\/(?<slug>[\w-]+)\/cards\/?$/, load: () => import("./Cards.svelte") },
  { path: /^\/learn\/(?<slug>[\w-]+)\/play\/?$/, load: () => import("./Tutorial.svelte") },
  { path: /^\/settings\/?$/, load: () => import("./Settings.svelte") },
];

export function findPage(path: string): Found | "home" {
  if (path === "/") return "home";
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (match) return { key: path, given: { ...match.groups }, load: route.load as () => Loaded };
  }
  return { key: path, given: {}, load: (() => import("./NotFound.svelte")) as () => Loaded };
}
