/**
 * Interface of the two consent tools: built-in (built-in.ts) and hosted (hosted.ts) (quality §5).
 */
import type { Category } from "../../cookies-and-storage.ts";

export interface Consent {
  /**
   * Returns the categories with consent, including answers from other tabs; null until the tool has
   * reported them.
   */
  granted(): ReadonlySet<Category> | null;
  /**
   * Opens the settings, where the visitor sees and changes the answer.
   * @param opener receives the focus afterwards
   * @throws when the settings cannot be shown
   */
  open(opener: HTMLElement): Promise<void>;
  /**
   * Updates texts, version and card. Called after a page swap, which may have changed the language,
   * and after another tab may have changed the answer. A visitor who has answered is not asked
   * again.
   */
  refresh(): Promise<void>;
}
/**
 * Starts a tool, and asks the visitor when there is no answer yet. Calls `changed` for each answer
 * that is given on this page.
 */
export type StartConsent<Settings> = (settings: Settings, changed: () => void) => Promise<Consent>;
