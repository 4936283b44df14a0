/**
 * Connects consent and analytics: selects the consent tool and applies its answers. start.ts
 * describes when this file is fetched.
 */
import { TAG_CATEGORIES, type Category } from "../../cookies-and-storage.ts";
import type { Analytics } from "./analytics.ts";
import type { Consent } from "./consent.ts";
import { showDialog } from "./dialog.ts";
import { forget } from "./forget.ts";
import { readTools, refusesTracking } from "./tools.ts";

const tools = readTools(document.documentElement.dataset["tools"]);
/** Whether the built-in dialog has something to ask. */
const asks = tools.tagManager !== undefined || tools.searches === true;
const refused = refusesTracking(navigator);
const NONE: ReadonlySet<Category> = new Set();
const within = (some: ReadonlySet<Category>, all: ReadonlySet<Category>): boolean =>
  [...some].every((category) => all.has(category));

/**
 * Consent on a site without tools, or in a browser that refuses tracking: nothing is asked, and the
 * settings only show the stored values.
 */
const silent: Consent = {
  granted: () => NONE,
  open: (opener) => showDialog(asks ? "signal" : "nothing", NONE, () => undefined, opener),
  refresh: () => Promise.resolve(),
};

let analytics: Promise<Analytics> | undefined;
let known = NONE;
/**
 * Whether tags are running without consent. They cannot be stopped, so the page has to be reloaded.
 */
let stale = false;

/**
 * Applies the consent of the tool: deletes the cookies without consent, and starts the tag manager
 * with the first consent.
 */
function apply(tool: Consent): void {
  const answer = refused ? NONE : tool.granted();
  if (!answer) return;
  // The server applies the answer about searches itself: it reads the cookie.
  const granted = new Set(TAG_CATEGORIES.filter((category) => answer.has(category)));
  forget(granted);
  if (within(granted, known) && within(known, granted)) return;
  stale ||= analytics !== undefined && !within(known, granted);
  known = granted;
  const { tagManager } = tools;
  if (analytics)
    void analytics.then((running) => {
      running.update();
    });
  else if (tagManager)
    analytics = import("./analytics.ts").then(({ startAnalytics }) =>
      startAnalytics(tagManager, () => tool.granted() ?? NONE),
    );
}
function startAgain(): void {
  if (stale) location.reload();
}

async function start(): Promise<Consent> {
  function changed(): void {
    void consent?.then((tool) => {
      apply(tool);
      startAgain();
    });
  }
  const tool = tools.consentTool
    ? await (await import("./hosted.ts")).startHosted(tools.consentTool, changed)
    : !asks || refused
      ? silent
      : await (await import("./built-in.ts")).startBuiltIn(tools, changed);
  apply(tool);
  return tool;
}

let consent: Promise<Consent> | undefined;
/**
 * Returns the consent tool of this visit. The first call starts it. After a failure the next call
 * tries again.
 */
function tool(): Promise<Consent> {
  if (consent) return consent;
  consent = start();
  consent.catch(() => {
    consent = undefined;
  });
  return consent;
}

/**
 * Reads the answer again on another page, and when the page becomes visible: another tab may have
 * changed it.
 */
async function refresh(): Promise<void> {
  const running = consent && (await consent);
  if (!running) {
    await tool();
    return;
  }
  await running.refresh();
  apply(running);
}
function quietly(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    console.warn("The consent tool could not be started.", error);
  });
}
document.addEventListener("astro:after-swap", () => void quietly(refresh()).then(startAgain));
// An answer in another tab does not reload this page, because the visitor may be filling in a form:
// events stop at once, tags with the next page.
document.addEventListener("visibilitychange", () => {
  if (consent && !document.hidden) void quietly(refresh());
});

/** Reads an earlier answer, or asks the visitor. */
export async function begin(): Promise<void> {
  await quietly(tool().then(() => undefined));
}

/** Opens the settings, with or without an earlier answer. @throws when they cannot be shown */
export async function openSettings(opener: HTMLElement): Promise<void> {
  await (await tool()).open(opener);
}
