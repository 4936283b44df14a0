/** What the rest of the site knows about consent; two tools provide it (quality §5). */
import type { Category } from '../../stored-values.ts';

export interface Consent {
  /** What is agreed to now. */
  granted(): ReadonlySet<Category>;
  /** Lets the visitor see and change the answer. @param opener gets the focus back */
  open(opener: HTMLElement): Promise<void>;
  /** The page may have been swapped for one in another language: texts and version follow, nobody is asked again. */
  refresh(): Promise<void>;
}
/** Makes a tool ready, and asks where nobody answered yet. `changed` is called for an answer of an earlier visit, and for each new one. */
export type StartConsent<Settings> = (settings: Settings, changed: () => void) => Promise<Consent>;
