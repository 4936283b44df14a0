/** Pages of countries, as other pages link to them. */
import type { CountryPage } from "@orlaya/content";
import type { Audience, Locale } from "@orlaya/routes";
import { optional } from "./optional.ts";
import type { Runtime } from "./runtime.ts";

/** By ISO code; none, with a warning in the log, where the content service does not answer. */
export async function countryPagesByCode(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
): Promise<ReadonlyMap<string, CountryPage>> {
  return new Map(
    (
      (await optional(runtime, "country pages", runtime.content.countryPages(locale, audience))) ??
      []
    ).map((page) => [page.code, page]),
  );
}

/** ISO code → path. */
export async function countryPaths(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    [...(await countryPagesByCode(runtime, locale, audience))].map(([code, { path }]) => [
      code,
      path,
    ]),
  );
}
