import type { Translators } from "@orlaya/messages/server";
import type { FactData } from "@orlaya/slices/views";
import type { LinkData } from "@orlaya/ui";
import { buildEmergencyLinks, type EmergencyNumbers } from "../shared/emergency-numbers.ts";

/** Known facts about a country, in the language of the page. An empty value means unknown. */
export interface CountryFacts {
  readonly emergency: EmergencyNumbers;
  readonly capital: string;
  readonly currency: string;
  readonly languages: string;
  /** Dial code without the plus sign. */
  readonly dial: string;
  /** Whether the country has a land border. */
  readonly hasBorders: boolean;
  /** Neighbouring countries, each with a link to its page if it has one. */
  readonly neighbours: readonly { readonly name: string; readonly link: LinkData | null }[];
}

/** Builds the list of facts about a country; each fact appears once (words §7: country). */
export function buildFacts(facts: CountryFacts, words: Translators): readonly FactData[] {
  const { common: t } = words;
  const numbers = buildEmergencyLinks(facts.emergency, words);
  const named = (["capital", "currency", "languages"] as const).filter((name) => facts[name]);
  return [
    {
      label: t("facts.emergency"),
      values: numbers,
      ...(numbers.length === 0 && { text: t("facts.askEmergency") }),
    },
    ...named.map((name) => ({ label: t(`facts.${name}`), values: [facts[name]] })),
    ...(facts.dial ? [{ label: t("facts.dial"), values: [`+${facts.dial}`] }] : []),
    {
      label: t("facts.borders"),
      values: facts.hasBorders ? [] : [t("facts.noBorder")],
      links: facts.neighbours,
    },
  ];
}
