/**
 * The table of the cookies page. It is built from the registry of stored values, so that it is
 * always up to date (quality §5).
 */
import type { Translators } from "@orlaya/messages/server";
import { buildStoredRows, type StoredRow } from "../../chrome/stored-rows.ts";
import { listStoredValues, TAG_CATEGORIES } from "../../cookies-and-storage.ts";
import type { ConfiguredTools } from "../../process/tools.ts";
import type { ViewSlice } from "../family.ts";

type TableProps = Extract<ViewSlice, { slug: "comparison_table" }>["props"];

function createColumn(label: string): TableProps["columns"][number] {
  return { label, note: "", highlight: false, highlight_label: "", link: null };
}

function createRow({
  name,
  purpose,
  duration,
  place,
}: StoredRow): TableProps["groups"][number]["rows"][number] {
  return {
    label: name,
    cells: [purpose, duration, place].map((text) => ({ kind: "text", text })),
  };
}

/** Creates the group of what the server counts with consent. It is not stored in the browser. */
function createSearchesGroup(t: Translators["common"]): TableProps["groups"][number] {
  const texts = [t("cookies.searchesText"), t("cookies.searchesKept"), t("cookies.onServer")];
  const cells = texts.map((text) => ({ kind: "text" as const, text }));
  return { label: t("cookies.searches"), rows: [{ label: t("cookies.searchesRow"), cells }] };
}

/**
 * Builds the table of all values that the site can store in a browser with these tools, one group
 * of rows per category, and of the searches that it counts.
 */
export function buildCookiesTable(
  tools: ConfiguredTools,
  { common: t }: Pick<Translators, "common">,
): ViewSlice {
  const rows = buildStoredRows(listStoredValues(tools), t);
  return {
    slug: "comparison_table",
    id: "stored-values",
    props: {
      tone: "linen",
      anchor: "stored",
      title: t("cookies.stored"),
      lead: "",
      corner: t("cookies.name"),
      columns: [t("cookies.purpose"), t("cookies.duration"), t("cookies.place")].map(createColumn),
      footnote: "",
      groups: [
        ...(["necessary", ...TAG_CATEGORIES] as const).flatMap((category) => {
          const own = rows.filter((row) => row.category === category);
          return own.length > 0
            ? [{ label: t(`cookies.${category}`), rows: own.map(createRow) }]
            : [];
        }),
        ...(tools.searches ? [createSearchesGroup(t)] : []),
      ],
    },
  };
}
