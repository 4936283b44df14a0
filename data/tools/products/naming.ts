/** How products are named and addressed (words §4.3). */
import { LOCALES, type Locale } from "../../../packages/locales/src/index.ts";
import type { PerLocale } from "../photos.ts";

function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

/** A value per language. */
export const buildPerLocale = (of: (locale: Locale) => string): PerLocale =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as PerLocale;

/** One text in every language. */
export const repeatText = (text: string): PerLocale => buildPerLocale(() => text);

/** The names of a product and the last parts of its pages' addresses. */
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

/** The plan for residents of the United Kingdom of a product that is sold elsewhere too. */
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

/** MyHealth and a country: es and nl take the English uid, fr and de their own (words §4.3). */
export function nameMyHealth(places: PerLocale): Naming {
  const buildUid = (l: Locale) =>
    `myhealth-${foldName(places[l === "es" || l === "nl" ? "en" : l])}`;
  return { names: buildPerLocale((l) => `MyHealth ${places[l]}`), uids: buildPerLocale(buildUid) };
}

/** A brand, never translated. */
export function nameBrand(name: string): Naming {
  return { names: repeatText(name), uids: repeatText(foldName(name)) };
}

/** How the name of a page for employers is made from that of the page for individuals. */
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

/** The names and addresses of a product's page for employers. */
export function nameForEmployers({ names, uids }: Naming): Naming {
  return {
    names: buildPerLocale((l) => corporateName[l](names[l])),
    uids: buildPerLocale((l) => uids[l] + corporateSuffix[l]),
  };
}
