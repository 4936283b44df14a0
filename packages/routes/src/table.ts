import type { Locale } from "@orlaya/locales";

/** A word that differs by language. `{brand}` is replaced by the configured brand. */
export type LocalizedWord = Readonly<Record<Locale, string>>;
/** A literal (the same in every language), a localized word, or a `:param`. */
export type Segment = string | LocalizedWord;

interface RouteRow {
  /** The segments after the locale and audience prefixes. */
  readonly path: readonly Segment[];
  /**
   * The base of the parent page in breadcrumbs. The params of the parent are among those of this
   * row.
   */
  readonly parent: string | null;
}

const OFFERS: LocalizedWord = {
  en: "plans",
  fr: "assurances",
  es: "seguros",
  de: "versicherungen",
  nl: "verzekeringen",
};
const COMPARE: LocalizedWord = {
  en: "compare",
  fr: "comparer",
  es: "comparar",
  de: "vergleichen",
  nl: "vergelijken",
};
const CONTACT: LocalizedWord = {
  en: "contact",
  fr: "contact",
  es: "contacto",
  de: "kontakt",
  nl: "contacten",
};
const LOGIN: LocalizedWord = {
  en: "login",
  fr: "connexion",
  es: "iniciar-sesion",
  de: "anmelden",
  nl: "inloggen",
};
const SUPPORT: LocalizedWord = {
  en: "support",
  fr: "aide",
  es: "soporte",
  de: "hilfe",
  nl: "ondersteuning",
};
const FAQ: LocalizedWord = {
  en: "faq",
  fr: "faq",
  es: "preguntas-frecuentes",
  de: "haeufig-gestellte-fragen",
  nl: "veel-gestelde-vragen",
};
const SERVICES: LocalizedWord = {
  en: "services",
  fr: "services",
  es: "servicios",
  de: "serviceleistungen",
  nl: "diensten",
};
const ABOUT: LocalizedWord = {
  en: "about-{brand}",
  fr: "a-propos",
  es: "acerca-de-{brand}",
  de: "ueber-{brand}",
  nl: "over-{brand}",
};
const NEWS: LocalizedWord = {
  en: "news",
  fr: "actualites",
  es: "noticias",
  de: "neuigkeiten",
  nl: "nieuws",
};
const DESTINATIONS: LocalizedWord = {
  en: "destinations",
  fr: "destinations",
  es: "destinos",
  de: "ziellaender",
  nl: "destinations",
};
const TAXONOMY: LocalizedWord = {
  en: "guides",
  fr: "guides",
  es: "guias",
  de: "leitfaden",
  nl: "gidsen",
};
const ALL_GUIDES: LocalizedWord = {
  en: "all-our-guides",
  fr: "tous-nos-guides",
  es: "todas-nuestras-guias",
  de: "alle-unsere-guides",
  nl: "alle-gidsen",
};
const INSURANCE: LocalizedWord = {
  en: "insurance",
  fr: "assurance",
  es: "seguro",
  de: "versicherungen",
  nl: "verzekeringen",
};
const GUIDE: LocalizedWord = { en: "guide", fr: "guide", es: "guia", de: "guide", nl: "gids" };

/**
 * The route table: every page of spec §2, once. Paths are built and matched with it, and no other
 * module defines the shape of a URL. The builder adds audience and locale as prefixes, so there are
 * no corporate rows. Where two rows have the same shape in a language (guide-theme and
 * guide-taxonomy), the earlier row is the first candidate.
 */
export const ROUTE_TABLE = {
  home: { path: [], parent: null },
  offers: { path: [OFFERS], parent: "home" },
  "offers-compare": { path: [OFFERS, COMPARE], parent: "offers" },
  contact: { path: [CONTACT], parent: "home" },
  "contact-form": { path: [CONTACT, ":uid"], parent: "contact" },
  login: { path: [LOGIN], parent: "home" },
  support: { path: [SUPPORT], parent: "home" },
  "support-page": { path: [SUPPORT, ":uid"], parent: "support" },
  "support-child": { path: [SUPPORT, ":uid", ":child"], parent: "support-page" },
  "faq-home": { path: [SUPPORT, FAQ], parent: "support" },
  faq: { path: [SUPPORT, FAQ, ":faq"], parent: "faq-home" },
  services: { path: [SERVICES], parent: "home" },
  "services-page": { path: [SERVICES, ":uid"], parent: "services" },
  "services-child": { path: [SERVICES, ":uid", ":child"], parent: "services-page" },
  legal: { path: ["legal"], parent: "home" },
  "legal-page": { path: ["legal", ":uid"], parent: "legal" },
  "legal-child": { path: ["legal", ":uid", ":child"], parent: "legal-page" },
  about: { path: [ABOUT], parent: "home" },
  "about-page": { path: [ABOUT, ":uid"], parent: "about" },
  "about-child": { path: [ABOUT, ":uid", ":child"], parent: "about-page" },
  "article-home": { path: [ABOUT, NEWS], parent: "about" },
  article: { path: [ABOUT, NEWS, ":article"], parent: "article-home" },
  destinations: { path: [DESTINATIONS], parent: "home" },
  region: { path: [DESTINATIONS, ":region"], parent: "destinations" },
  country: { path: [DESTINATIONS, ":region", ":country"], parent: "region" },
  "guide-themes": { path: ["guides"], parent: "home" },
  "guide-theme": { path: ["guides", ":uid"], parent: "guide-themes" },
  "guide-taxonomy": { path: [TAXONOMY, ":uid"], parent: "guide-themes" },
  "thematic-guides": { path: ["guides-thematiques"], parent: "guide-themes" },
  "all-guides": { path: [ALL_GUIDES], parent: "home" },
  "insurance-guides": { path: [INSURANCE, GUIDE], parent: "home" },
  "insurance-guide": { path: [INSURANCE, GUIDE, ":uid"], parent: "insurance-guides" },
  landing: { path: ["landing", ":uid"], parent: "home" },
  "error-404": { path: ["error-404"], parent: "home" },
  offer: { path: [":offer"], parent: "offers" },
  "offer-guides": { path: [":offer", GUIDE], parent: "offer" },
  "offer-guide": { path: [":offer", GUIDE, ":uid"], parent: "offer-guides" },
  product: { path: [":offer", ":product"], parent: "offer" },
  "product-form": { path: [":offer", ":product", ":form"], parent: "product" },
} as const satisfies Readonly<Record<string, RouteRow>>;

/** The base name of a route, without locale and audience. */
export type Base = keyof typeof ROUTE_TABLE;
export const BASES = Object.keys(ROUTE_TABLE) as readonly Base[];

type ParamName<S> = S extends `:${infer Name}` ? Name : never;
/**
 * The params of a route, inferred from its tuple: `{ offer: string; product: string }` for
 * 'product'.
 */
export type RouteParams<B extends Base> = Readonly<
  Record<ParamName<(typeof ROUTE_TABLE)[B]["path"][number]>, string>
>;

/** Bases without params; their paths always exist. */
export type StaticBase = { [B in Base]: keyof RouteParams<B> extends never ? B : never }[Base];

/** Returns the name of the param in a segment, or null when the segment is a word. */
export function getParamName(segment: Segment): string | null {
  return typeof segment === "string" && segment.startsWith(":") ? segment.slice(1) : null;
}
