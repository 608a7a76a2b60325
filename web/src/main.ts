import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepForOffline } from "./app/offline.ts";
import { settings } from "./app/settings.svelte.ts";
import { words } from "./words/words.svelte.ts";
import "./app/look.css";

await words.start(settings.language);
mount(App, { target: document.body });
if (import.meta.env.PROD) void keepForOffline();
