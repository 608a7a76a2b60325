import { mount } from "svelte";
import { clearBadge } from "../browser/away.ts";
import { needPlainFace } from "../cards/plain_face.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { words } from "../words/words.svelte.ts";
import App from "./App.svelte";
import { fontsHadBefore } from "./early_fonts.ts";
import "./look.css";

clearBadge();
await Promise.all([words.start(settings.language), fontsHadBefore(), settings.deck === "plain" ? needPlainFace() : null]);
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => import("../browser/offline.ts").then(({ keepFiles }) => keepFiles()).catch(() => {}), 2000);
