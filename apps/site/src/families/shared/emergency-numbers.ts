/** Emergency numbers as tel: links. */
import type { Place } from "@orlaya/content";
import type { Translators } from "@orlaya/messages/server";
import type { LinkData } from "@orlaya/ui";

/** The emergency numbers of a country by service; `all`: one number for every service. */
export type EmergencyNumbers = Place["facts"]["emergency"];

/** Creates a tel: link to a short number. */
export function createDialLink(label: string, number: string): LinkData {
  return {
    label: label.replaceAll(" ", "\u00a0"),
    href: `tel:${number.replaceAll(/[^\d+]/g, "")}`,
    external: true,
    newTab: false,
  };
}

/**
 * Builds tel: links to the emergency numbers of a country, the ambulance first; empty when no
 * number is certain.
 */
export function buildEmergencyLinks(
  numbers: EmergencyNumbers,
  { common: t }: Translators,
): readonly LinkData[] {
  if (numbers.all) return [createDialLink(numbers.all, numbers.all)];
  return (["ambulance", "fire", "police"] as const).flatMap((service) => {
    const number = numbers[service];
    return number ? [createDialLink(`${t(`facts.${service}`)} ${number}`, number)] : [];
  });
}
