import type { Translators } from "@orlaya/messages/server";
import type { StoredValue } from "../cookies-and-storage.ts";

/** A row of the registry with translated texts. */
export interface StoredRow {
  readonly name: string;
  readonly place: string;
  readonly purpose: string;
  readonly duration: string;
  readonly category: StoredValue["category"];
}

/**
 * Translates rows of the registry for the table of the cookies page and the list in the cookie
 * settings.
 */
export function buildStoredRows(
  values: readonly (StoredValue & { readonly name: string })[],
  t: Translators["common"],
): readonly StoredRow[] {
  return values.map(({ name, place, category, duration, purpose }) => ({
    name,
    category,
    place: t(
      (
        {
          cookie: "cookies.inCookie",
          local: "cookies.inLocal",
          session: "cookies.inSession",
        } as const
      )[place],
    ),
    purpose: t(purpose),
    duration:
      duration === "session"
        ? t("cookies.untilClosed")
        : duration === "cleared"
          ? t("cookies.untilCleared")
          : t("cookies.days", duration),
  }));
}
