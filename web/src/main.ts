import { mount } from "svelte";
import { clearBadge } from "./app/away.ts";
import App from "./app/App.svelte";
import { fontsHadBefore } from "./app/early_fonts.ts";
import { settings } from "./app/settings.svelte.ts";
import { needPlainFace } from "./cards/plain_face.svelte.ts";
import { words } from "./words/words.svelte.ts";
import "./app/look.css";

clearBadge();
await Promise.all([words.start(settings.language), fontsHadBefore(), settings.deck === "plain" ? needPlainFace() : null]);
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => import("./app/offline.ts").then(({ keepFiles }) => keepFiles()).catch(() => {}), 2000);
