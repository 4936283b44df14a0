/** Checks of titles and descriptions for search engines. */
import { isPageCollection } from "../names/slugs.ts";
import { record, readString } from "../fields/record.ts";
import { readRows } from "../texts/text-pairs.ts";
import type { Check, Checked, Finding, Level } from "./finding.ts";

/** Longest title, and the lengths of a description that search engines show whole. */
const MAX_TITLE = 60;
const DESCRIPTION = { min: 70, max: 160 } as const;
/** Collections whose pages get a description from facts. */
const MADE: ReadonlySet<string> = new Set(["page_country", "page_region", "page_error"]);

const countLetters = (text: string): number => text.trim().length;

/** Returns whether the site takes the description from a lead. */
function hasLead({ collection, document }: Checked): boolean {
  const [first] = readRows(document["slices"]);
  const leads = [document["lead"], record(document["product_data"])["lead"], first?.["lead"]];
  return MADE.has(collection) || leads.some((lead) => readString(lead).trim() !== "");
}

function checkDescription(checked: Checked, find: Find): readonly (Finding | null)[] {
  const description = readString(record(checked.document["seo"])["description"]);
  const count = countLetters(description);
  if (count === 0)
    return MADE.has(checked.collection)
      ? []
      : [
          hasLead(checked)
            ? find("warning", "description", "seo.description", (say) =>
                say("checklist.descriptionLead"),
              )
            : find("blocking", "description", "seo.description", (say) =>
                say("checklist.description"),
              ),
        ];
  const { sameDescription } = checked.context;
  return [
    count >= DESCRIPTION.min && count <= DESCRIPTION.max
      ? null
      : find("warning", "description-length", "seo.description", (say) =>
          say("checklist.descriptionLength", { count, ...DESCRIPTION }),
        ),
    sameDescription === null
      ? null
      : find("warning", "description-twice", "seo.description", (say) =>
          say("checklist.descriptionTwice", { title: sameDescription }),
        ),
  ];
}

type Find = (level: Level, check: string, path: string, write: Finding["write"]) => Finding;

/** Checks the title and the description of a page that search engines may list. */
export const checkHead: Check = (checked) => {
  const { collection, document, places, context } = checked;
  const seo = record(document["seo"]);
  if (!isPageCollection(collection) || seo["noindex"] === true || collection === "page_error")
    return [];
  const find: Find = (level, check, path, write) => {
    const labels = places.find((place) => place.path === path)?.labels ?? [path];
    return { level, check, path, labels, write };
  };
  const { sameTitle } = context;
  const count = countLetters(readString(seo["title"]));
  return [
    count > MAX_TITLE
      ? find("warning", "title-length", "seo.title", (say) =>
          say("checklist.titleLength", { count, max: MAX_TITLE }),
        )
      : null,
    sameTitle === null
      ? null
      : find("warning", "title-twice", "seo.title", (say) =>
          say("checklist.titleTwice", { title: sameTitle }),
        ),
    ...checkDescription(checked, find),
  ].filter((finding) => finding !== null);
};
