/** Consent and analytics together: who asks, and what an answer starts. See start.ts for when this is fetched. */
import type { Category } from '../../stored-values.ts';
import type { Analytics } from './analytics.ts';
import type { Consent } from './consent.ts';
import { showDialog } from './dialog.ts';
import { readTools, saysNo } from './tools.ts';

const tools = readTools(document.documentElement.dataset['tools']);
const refused = saysNo(navigator);
const NONE: ReadonlySet<Category> = new Set();

/** A site without tools, or a browser that says no: there is nothing to ask. The settings only show what is stored. */
const silent: Consent = {
  granted: () => NONE,
  open: (opener) => showDialog(tools.tagManager ? 'signal' : 'nothing', NONE, () => undefined, opener),
  refresh: () => Promise.resolve(),
};

let analytics: Promise<Analytics> | undefined;
let known = NONE;

/** Starts the tag manager with the first consent; when one is taken back, the page starts again without it. */
function apply(granted: ReadonlySet<Category>): void {
  const withdrawn = [...known].some((category) => !granted.has(category));
  known = granted;
  if (withdrawn && analytics) location.reload();
  else if (!tools.tagManager || refused) return;
  else if (analytics) void analytics.then((running) => running.update(granted));
  else if (granted.size > 0) {
    const { tagManager } = tools;
    analytics = import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(tagManager, granted));
  }
}

async function start(): Promise<Consent> {
  const changed = (): void => void consent?.then((tool) => apply(tool.granted()));
  if (tools.consentTool) return (await import('./hosted.ts')).startHosted(tools.consentTool, changed);
  if (!tools.tagManager || refused) return silent;
  return (await import('./built-in.ts')).startBuiltIn(tools, changed);
}

let consent: Promise<Consent> | undefined;
/** The consent tool of this visit; begins to ask when it is first wanted. */
const tool = (): Promise<Consent> => {
  if (!consent) document.addEventListener('astro:after-swap', () => void consent?.then((running) => running.refresh()));
  return (consent ??= start());
};

/** Reads an earlier answer, or asks. */
export async function begin(): Promise<void> {
  await tool();
}

/** Opens the settings, whatever was answered. */
export async function openSettings(opener: HTMLElement): Promise<void> {
  await (await tool()).open(opener);
}
