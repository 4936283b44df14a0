import type { Translators } from "@orlaya/messages/server";
import type { EmergencyHeadProps } from "@orlaya/slices/views";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import type { ViewSlice } from "../family.ts";
import {
  buildEmergencyLinks,
  createDialLink,
  type EmergencyNumbers,
} from "../shared/emergency-numbers.ts";
import { splitHead } from "../shared/place-head.ts";

/**
 * The emergency number of the European Union (Directive (EU) 2018/1972, Article 109), for visitors
 * who have not chosen a country.
 */
const EU_NUMBER = "112";

/** Data of the emergency page in addition to the slices of the editor. */
export interface EmergencyData {
  /** Target path of the form with the country field. */
  readonly action: string;
  readonly countries: EmergencyHeadProps["countries"];
  /** The country in the query; null without one. */
  readonly chosen: {
    readonly code: string;
    readonly name: string;
    readonly numbers: EmergencyNumbers;
  } | null;
}

/** Adds emergency numbers to the heading of the editor, above all other content. */
export function addEmergencyNumbers(
  slices: readonly ResolvedSlice[],
  { action, countries, chosen }: EmergencyData,
  words: Translators,
): readonly ViewSlice[] {
  const { head, rest } = splitHead(slices);
  if (!head) return slices;
  const { common: t } = words;
  return [
    {
      slug: "emergency_head",
      id: head.id,
      props: {
        ...head.props,
        action,
        countries,
        country: chosen?.code ?? "",
        place: chosen?.name ?? t("emergency.union"),
        numbers: chosen
          ? buildEmergencyLinks(chosen.numbers, words)
          : [createDialLink(EU_NUMBER, EU_NUMBER)],
        text: t("facts.askEmergency"),
      },
    },
    ...rest,
  ];
}
