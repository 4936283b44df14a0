import type { PageFaq, Site, SiteContent } from "@orlaya/content";
import type { FaqEntryData } from "@orlaya/slices";
import type { LinkData } from "@orlaya/ui";
import { loadList } from "../../load/lists.ts";
import {
  linkToPage,
  resolveEntity,
  type ResolveContext,
  type ResolvedSlice,
} from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

const RELATED_QUESTIONS = 6;

/** Data of the page of a question: its answer, and other questions of the same moment. */
export interface QuestionData {
  readonly site: Site;
  readonly slices: readonly ResolvedSlice[];
  /** Null when the question cannot be shown; the page then has only the slices of the editor. */
  readonly entry: FaqEntryData | null;
  readonly moment: PageFaq["moment"];
  readonly related: readonly LinkData[];
}

/**
 * Loads the questions of the same moment that follow this question. After the last question the
 * list continues with the first.
 */
async function loadRelatedQuestions(
  site: SiteContent,
  context: ResolveContext,
  { id: own, moment }: PageFaq,
): Promise<readonly LinkData[]> {
  const { documents } = await loadList(site, {
    type: "page_faq",
    where: { moment: moment ?? "" },
    sort: "createdAt",
  });
  const at = documents.findIndex(({ id }) => id === own);
  return [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))]
    .slice(0, RELATED_QUESTIONS)
    .flatMap((other) => linkToPage(other, "", context) ?? []);
}

/** Loads the page of a question. */
export async function loadQuestion({
  site,
  document,
  slices,
  context,
}: LoadInput<PageFaq>): Promise<QuestionData> {
  const entry = resolveEntity("page_faq", document, context);
  return {
    site: { locale: site.locale, audience: site.audience },
    slices,
    entry,
    moment: document.moment,
    related: entry ? await loadRelatedQuestions(site, context, document) : [],
  };
}
