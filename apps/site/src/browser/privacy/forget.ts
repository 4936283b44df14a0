/** What goes with a consent: the cookies of its category, whichever tool asked for it. */
import {
  matchesRow,
  STORED_VALUES,
  type Category,
  type StoredValue,
} from "../../cookies-and-storage.ts";

/** Names of the cookies in `cookies` (as `document.cookie` has them) that need a consent which is not among `granted`. */
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

/** The domains that a script of this host may have set a cookie for: the host itself and all above it, but not the last part. */
export function listDomains(host: string): readonly string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}

export function forget(granted: ReadonlySet<Category>): void {
  for (const name of listValuesWithoutConsent(document.cookie, granted)) {
    for (const domain of [
      "",
      ...listDomains(location.hostname).map((suffix) => `; domain=${suffix}`),
    ])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
