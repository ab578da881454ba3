import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { games } from "./lib/api";
import { showPreferences } from "./lib/settings.svelte";
import { loadWords } from "./words/index.svelte";

showPreferences();
void games().catch(() => {}); // asked while the page is drawn; whoever needs them hears of trouble then
await loadWords().catch(() => {}); // without its words the page still speaks English
mount(App, { target: document.getElementById("app")! });
