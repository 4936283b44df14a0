/** The table of the cookies page: computed from the registry, so that it is never out of date (quality §5). */
import type { PageGeneric } from "@orlaya/content";
import { storedRows } from "../chrome/stored-rows.ts";
import { toolsOf } from "../page/tracking.ts";
import { CATEGORIES, storedValues } from "../cookies-and-storage.ts";
import type { ViewInput, ViewSlice } from "./view.ts";

/** uid of the page in every language: the legal page about cookies. */
const COOKIES_PAGE = "cookies";

/** The editor's slices, on the cookies page with the table after the first of them. */
export function withStoredValues({
  document,
  slices,
  words: { common: t },
  runtime: { env },
}: Pick<
  ViewInput<PageGeneric>,
  "document" | "slices" | "words" | "runtime"
>): readonly ViewSlice[] {
  if (document.page_type !== "legal" || document.uid !== COOKIES_PAGE) return slices;
  const rows = storedRows(storedValues(toolsOf(env)), t);
  function column(label: string) {
    return {
      label,
      note: "",
      highlight: false,
      highlight_label: "",
      link: null,
    };
  }
  const table: ViewSlice = {
    slug: "comparison_table",
    id: "stored-values",
    props: {
      tone: "linen",
      anchor: "stored",
      title: t("cookies.stored"),
      lead: "",
      corner: t("cookies.name"),
      columns: [t("cookies.purpose"), t("cookies.duration"), t("cookies.place")].map(column),
      footnote: "",
      groups: (["necessary", ...CATEGORIES] as const).flatMap((category) => {
        const own = rows.filter((row) => row.category === category);
        return own.length
          ? [
              {
                label: t(`cookies.${category}`),
                rows: own.map((row) => ({
                  label: row.name,
                  cells: [row.purpose, row.duration, row.place].map((text) => ({
                    kind: "text" as const,
                    text,
                  })),
                })),
              },
            ]
          : [];
      }),
    },
  };
  return [...slices.slice(0, 1), table, ...slices.slice(1)];
}
