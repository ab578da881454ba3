import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { showPreferences } from "./lib/settings.svelte";
import { loadWords } from "./words/index.svelte";

showPreferences();
void loadWords();
mount(App, { target: document.getElementById("app")! });
