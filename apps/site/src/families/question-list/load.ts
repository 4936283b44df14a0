import type { PageFaq, PageSingle } from "@orlaya/content";
import type { ContactData, FaqEntryData } from "@orlaya/slices";
import { loadListPage, LONG_PAGE_SIZE, type ListPage } from "../../load/lists.ts";
import { resolveEntity, type ResolvedSlice } from "../../load/resolve/index.ts";
import type { LoadInput } from "../family.ts";

/** A question and the moment in which visitors ask it. */
export interface ListedQuestion {
  readonly moment: PageFaq["moment"];
  readonly entry: FaqEntryData;
}

/** A page of the list of questions. */
export interface QuestionListData {
  readonly slices: readonly ResolvedSlice[];
  readonly path: string;
  readonly list: ListPage<ListedQuestion>;
  readonly contact: ContactData | null;
}

/**
 * Loads the page of all questions. It has further pages only with more than LONG_PAGE_SIZE
 * questions.
 */
export async function loadQuestionList({
  site,
  context,
  query,
  slices,
  path,
}: LoadInput<PageSingle>): Promise<QuestionListData> {
  const [{ items, page, pages }, team] = await Promise.all([
    loadListPage(site, query, {
      type: "page_faq",
      sort: "moment,createdAt",
      limit: LONG_PAGE_SIZE,
    }),
    site.contact(),
  ]);
  const questions =
    items &&
    items.flatMap((document): readonly ListedQuestion[] => {
      const entry = resolveEntity("page_faq", document, context);
      return entry ? [{ moment: document.moment, entry }] : [];
    });
  return {
    slices,
    path,
    list: { items: questions, page, pages },
    contact: resolveEntity("module_contact", team, context),
  };
}
