/** Deletes the cookies of categories without consent, whichever consent tool is used. */
import {
  matchesRow,
  STORED_VALUES,
  type Category,
  type StoredValue,
} from "../../cookies-and-storage.ts";

/**
 * Returns the names in `cookies` (the format of `document.cookie`) that need a consent which is not
 * in `granted`.
 */
export function listValuesWithoutConsent(
  cookies: string,
  granted: ReadonlySet<Category>,
): readonly string[] {
  const unwanted = Object.entries<StoredValue>(STORED_VALUES).filter(
    ([, { place, category }]) =>
      place === "cookie" && category !== "necessary" && !granted.has(category),
  );
  return cookies
    .split("; ")
    .map((cookie) => cookie.split("=", 1)[0] ?? "")
    .filter((name) => unwanted.some(([row]) => matchesRow(row, name)));
}

/**
 * Returns the domains that a script of this host may have set a cookie for: the host and its parent
 * domains, without the top-level domain.
 */
export function listDomains(host: string): readonly string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}

/** Deletes the cookies without consent, on every domain that they may belong to. */
export function forget(granted: ReadonlySet<Category>): void {
  for (const name of listValuesWithoutConsent(document.cookie, granted)) {
    for (const domain of [
      "",
      ...listDomains(location.hostname).map((suffix) => `; domain=${suffix}`),
    ])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
