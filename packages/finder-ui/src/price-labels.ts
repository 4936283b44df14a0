import type { Translator } from "@orlaya/messages";
import type { PriceData, PriceLabels } from "@orlaya/ui";

/** Returns the words around a price in the page's language (words §6). */
export function getPriceLabels(
  { t }: { readonly t: Translator<"common"> },
  { frequency, mark, age }: PriceData,
): PriceLabels {
  return {
    from: t("price.from"),
    unit: frequency ? t(`price.${frequency}`) : "",
    spokenUnit: frequency ? t(`spoken.${frequency}`) : "",
    locale: t.locale,
    ...(age !== undefined && { age: t("price.age", { age }), spokenAge: t("spoken.age", { age }) }),
    ...(mark && { note: t("seeNote", { mark }) }),
  };
}
