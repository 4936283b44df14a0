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

/** The number of the European Union (Directive (EU) 2018/1972, Article 109), for visitors who have not chosen a country. */
const EU_NUMBER = "112";

/** What the emergency page shows besides the editor's slices. */
export interface EmergencyData {
  /** Path to which the field for the country is sent. */
  readonly action: string;
  readonly countries: EmergencyHeadProps["countries"];
  /** The country that the query names; null where it names none. */
  readonly chosen: {
    readonly code: string;
    readonly name: string;
    readonly numbers: EmergencyNumbers;
  } | null;
}

/** Puts numbers to press into the editor's heading, before anything else that an editor wrote. */
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
