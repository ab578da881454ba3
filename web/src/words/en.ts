// Every sentence of the client, one file per part of it. {parts} are filled in.
import { brouhaha } from "./en/brouhaha";
import { pages } from "./en/pages";
import { point } from "./en/point";
import { rock } from "./en/rock";
import { rocks } from "./en/rocks";
import { rush } from "./en/rush";
import { table } from "./en/table";

export const en = { ...pages, ...table, ...rock, ...point, ...rush, ...brouhaha, ...rocks };

export type Words = Record<keyof typeof en, string>;
