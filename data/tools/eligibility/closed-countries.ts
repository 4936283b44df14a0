/**
 * Closed countries (finder §2.16): nobody may live in or go to them. The sources are general; the
 * persons and bodies that sanctions name are checked on application.
 */

/** A closed country. */
interface ClosedCountry {
  /** The law or the fact that closes it. */
  readonly source: string;
  /** Whether its nationals are refused where nationality is asked. */
  readonly nationals?: true;
}

const TARGETED = "Sanctions law of the United Nations and the European Union against named persons";

/** The closed countries by code. data/groups.json contains the same countries as `excluded`. */
export const closedCountries: Readonly<Record<string, ClosedCountry>> = {
  AF: { source: `${TARGETED} (Taliban). No network of care.` },
  BY: {
    source:
      "Sanctions law of the European Union, the United Kingdom and the United States, with limits on financial services.",
  },
  CU: {
    source:
      "Embargo law of the United States, which also concerns payments for nationals of Cuba. Payments are not possible.",
    nationals: true,
  },
  IR: {
    source:
      "Sanctions law of the United Nations, the European Union, the United Kingdom and the United States, with limits on insurance and payments.",
    nationals: true,
  },
  KP: {
    source:
      "Sanctions law of the United Nations, the European Union, the United Kingdom and the United States, with a ban on nearly all financial services. No network of care.",
    nationals: true,
  },
  LY: { source: `${TARGETED}. Armed conflict.` },
  RU: {
    source:
      "Sanctions law of the European Union, the United Kingdom and the United States, with limits on financial services and insurance.",
  },
  SD: { source: `${TARGETED}. War.` },
  SO: { source: `${TARGETED}. War and no network of care.` },
  SS: { source: `${TARGETED}. War and no network of care.` },
  SY: {
    source:
      "Sanctions law of the European Union against named persons and bodies. War damage and no network of care. Payments are not possible.",
    nationals: true,
  },
  YE: { source: `${TARGETED}. War and no network of care.` },
};

/** Codes of the nationalities that are refused where nationality is asked. */
export const closedNationalities: readonly string[] = Object.keys(closedCountries).filter(
  (code) => closedCountries[code]?.nationals,
);
