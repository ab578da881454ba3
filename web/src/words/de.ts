import { brouhaha } from "./de/brouhaha";
import { pages } from "./de/pages";
import { point } from "./de/point";
import { rock } from "./de/rock";
import { rocks } from "./de/rocks";
import { rush } from "./de/rush";
import { table } from "./de/table";
import type { Words } from "./en";

export const de: Words = { ...pages, ...table, ...rock, ...point, ...rush, ...brouhaha, ...rocks };
