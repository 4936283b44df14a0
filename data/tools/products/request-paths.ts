/** Paths of the pages where a visitor asks for the quote of a plan (spec §2 Product form page). */
import type { Locale } from "../../../packages/locales/src/index.ts";
import { buildPath } from "../../../packages/routes/src/index.ts";
import type { PerLocale } from "../photos.ts";
import { buildPerLocale } from "./naming.ts";

export type Audience = "individual" | "corporate";

/** uids of the request pages, the same for every plan: see data/content/{locale}/page_form. */
export const REQUEST_UIDS: Readonly<Record<Audience, Readonly<Record<Locale, string>>>> = {
  individual: {
    en: "request",
    fr: "demande",
    es: "solicitud",
    de: "anfrage",
    nl: "aanvraag",
  },
  corporate: {
    en: "get-a-quote",
    fr: "devis",
    es: "presupuesto",
    de: "angebot",
    nl: "offerte",
  },
};

/**
 * Returns the paths of the request page of a plan, from the uids of its offer and of the plan.
 * @throws for uids that no path can contain
 */
export function buildRequestPaths(
  audience: Audience,
  offers: PerLocale,
  products: PerLocale,
): PerLocale {
  return buildPerLocale((locale) => {
    const params = {
      offer: offers[locale],
      product: products[locale],
      form: REQUEST_UIDS[audience][locale],
    };
    const path = buildPath("product-form", { locale, audience, params });
    if (path === null) throw new Error(`no path for ${Object.values(params).join("/")}`);
    return path;
  });
}
