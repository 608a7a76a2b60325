import { mount } from "svelte";
import { clearBadge } from "../browser/away.ts";
import { needPlainFace } from "../cards/plain_face.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { words } from "../words/words.svelte.ts";
import App from "./App.svelte";
import "./look.css";
import "./classes.css";

/** How long the first page waits for its fonts, in milliseconds: until then it would show others, which are as wide. */
const LONGEST = 500;
const fonts = ["Fraunces", "Nunito Sans"].map((font) => document.fonts.load(`1em ${font}`).catch(() => []));
const fontsOrNone = Promise.race([Promise.all(fonts), new Promise((done) => setTimeout(done, LONGEST))]);

clearBadge();
await Promise.all([words.start(settings.language), fontsOrNone, settings.deck === "plain" ? needPlainFace() : null]);
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => import("../browser/offline.ts").then(({ keepFiles }) => keepFiles()).catch(() => {}), 2000);
