// What can be said at a table: a few friendly words, no chat.
import type { SendEmote } from "../wire/messages";
import type { Words } from "../words/en";

export const EMOTES: Record<SendEmote["emote"], keyof Words> = {
  hello: "emote.hello",
  nice: "emote.nice",
  wow: "emote.wow",
  oops: "emote.oops",
  thanks: "emote.thanks",
  think: "emote.think",
  hurry: "emote.hurry",
  bye: "emote.bye",
};

export const EMOTE_SHOWN = 4000; // milliseconds
