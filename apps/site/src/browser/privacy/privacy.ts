/** Consent and analytics together: who asks, and what an answer starts. See start.ts for when this is fetched. */
import type { Category } from "../../cookies-and-storage.ts";
import type { Analytics } from "./analytics.ts";
import type { Consent } from "./consent.ts";
import { showDialog } from "./dialog.ts";
import { forget } from "./forget.ts";
import { readTools, refusesTracking } from "./tools.ts";

const tools = readTools(document.documentElement.dataset["tools"]);
const refused = refusesTracking(navigator);
const NONE: ReadonlySet<Category> = new Set();
const within = (some: ReadonlySet<Category>, all: ReadonlySet<Category>): boolean =>
  [...some].every((category) => all.has(category));

/** A site without tools, or a browser that says no: there is nothing to ask. The settings only show what is stored. */
const silent: Consent = {
  granted: () => NONE,
  open: (opener) =>
    showDialog(tools.tagManager ? "signal" : "nothing", NONE, () => undefined, opener),
  refresh: () => Promise.resolve(),
};

let analytics: Promise<Analytics> | undefined;
let known = NONE;
/** Tags are running to which the visitor no longer agrees. They cannot be stopped: the page has to start again without them. */
let stale = false;

/** Makes true what the tool says: the tag manager starts with the first consent, and nothing stays of what is not agreed to. */
function apply(tool: Consent): void {
  const granted = refused ? NONE : tool.granted();
  if (!granted) return;
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
    : !tools.tagManager || refused
      ? silent
      : await (await import("./built-in.ts")).startBuiltIn(tools, changed);
  apply(tool);
  return tool;
}

let consent: Promise<Consent> | undefined;
/** The consent tool of this visit; begins to ask when it is first wanted. What could not be fetched is fetched again the next time. */
function tool(): Promise<Consent> {
  if (consent) return consent;
  consent = start();
  consent.catch(() => {
    consent = undefined;
  });
  return consent;
}

/** Another page, or the same one after a while: another tab may have answered in between. */
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
// Nobody's form is taken away for an answer in another tab: events end at once, tags with the next page.
document.addEventListener("visibilitychange", () => {
  if (consent && !document.hidden) void quietly(refresh());
});

/** Reads an earlier answer, or asks. */
export async function begin(): Promise<void> {
  await quietly(tool().then(() => undefined));
}

/** Opens the settings, whatever was answered. */
export async function openSettings(opener: HTMLElement): Promise<void> {
  await (await tool()).open(opener);
}
