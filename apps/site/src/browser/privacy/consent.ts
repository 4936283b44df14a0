/** What the rest of the site knows about consent; two tools provide it (quality §5). */
import type { Category } from "../../cookies-and-storage.ts";

export interface Consent {
  /** What is agreed to now, in whichever tab it was answered; null until the tool has said it. */
  granted(): ReadonlySet<Category> | null;
  /** Lets the visitor see and change the answer. @param opener gets the focus back @throws when it cannot be shown */
  open(opener: HTMLElement): Promise<void>;
  /** The page may have been swapped for one in another language, or another tab have answered: texts, version and card follow, nobody is asked again. */
  refresh(): Promise<void>;
}
/** Makes a tool ready, and asks where nobody answered yet. `changed` is called for each answer that is given on this page. */
export type StartConsent<Settings> = (settings: Settings, changed: () => void) => Promise<Consent>;
