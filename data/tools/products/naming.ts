/** Builds names and uids of products (words §4.3). */
import { LOCALES, type Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";

/** Converts a name to a uid: lower-case ASCII letters and digits with hyphens. */
function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

/** Builds a value per language. */
export const buildPerLocale = (of: (locale: Locale) => string): PerLocale =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as PerLocale;

/** Returns the same text for every language. */
export const repeatText = (text: string): PerLocale => buildPerLocale(() => text);

/** Names of a product, and the uids that end the paths of its pages. */
export interface Naming {
  names: PerLocale;
  uids: PerLocale;
}

const UK = {
  en: "UK",
  fr: "Royaume-Uni",
  es: "Reino Unido",
  de: "Vereinigtes Königreich",
  nl: "Verenigd Koninkrijk",
};

/** Names the UK plan of a product that is also sold elsewhere. */
export function nameForUk({ names, uids }: Naming): Naming {
  const suffix = {
    fr: "royaume-uni",
    es: "reino-unido",
    de: "vereinigtes-koenigreich",
    nl: "verenigd-koninkrijk",
  };
  return {
    names: buildPerLocale((l) => `${names[l]} (${UK[l]})`),
    uids: buildPerLocale((l) => (l === "en" ? `uk-${uids.en}` : `${uids[l]}-${suffix[l]}`)),
  };
}

/** Names a MyHealth plan of a place. es and nl use the English uid (words §4.3). */
export function nameMyHealth(places: PerLocale): Naming {
  const buildUid = (l: Locale) =>
    `myhealth-${foldName(places[l === "es" || l === "nl" ? "en" : l])}`;
  return { names: buildPerLocale((l) => `MyHealth ${places[l]}`), uids: buildPerLocale(buildUid) };
}

/** Names a product by a brand, which is not translated. */
export function nameBrand(name: string): Naming {
  return { names: repeatText(name), uids: repeatText(foldName(name)) };
}

/** Builds the name of a page for employers from the name of the page for individuals. */
const corporateName: PerLocale<(name: string) => string> = {
  en: (name) => `${name} for groups`,
  fr: (name) => `${name}, contrat collectif`,
  es: (name) => `${name}, seguro colectivo`,
  de: (name) => `${name}, Gruppenvertrag`,
  nl: (name) => `${name}, collectief`,
};
const corporateSuffix: PerLocale = {
  en: "-group",
  fr: "-collectif",
  es: "-colectivo",
  de: "-gruppe",
  nl: "-collectief",
};

/** Returns names and uids of the page for employers. */
export function nameForEmployers({ names, uids }: Naming): Naming {
  return {
    names: buildPerLocale((l) => corporateName[l](names[l])),
    uids: buildPerLocale((l) => uids[l] + corporateSuffix[l]),
  };
}
