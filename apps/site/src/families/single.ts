/**
 * Pages that exist once on a site. The type of the page determines the content below the heading of
 * the editor.
 */
import type { PageSingle } from "@orlaya/content";
import { readPageNumber } from "../load/paging.ts";
import { loadCatalogue } from "./catalogue/load.ts";
import { viewCatalogue } from "./catalogue/view.ts";
import { loadCompare } from "./compare/load.ts";
import { viewCompare } from "./compare/view.ts";
import { loadDestinations } from "./destinations/load.ts";
import { viewDestinations } from "./destinations/view.ts";
import { loadAllGuides, loadGuidesOfOffer, loadNews } from "./document-list/load.ts";
import { viewDocumentList } from "./document-list/view.ts";
import { showFamily, type ShowDocument } from "./family.ts";
import { loadGuideThemes } from "./guide-themes/load.ts";
import { viewGuideThemes } from "./guide-themes/view.ts";
import { loadGuidesByTheme } from "./guides-by-theme/load.ts";
import { viewGuidesByTheme } from "./guides-by-theme/view.ts";
import { loadLogin } from "./login/load.ts";
import { viewLogin } from "./login/view.ts";
import { loadQuestionList } from "./question-list/load.ts";
import { viewQuestionList } from "./question-list/view.ts";

const LISTS: { readonly [T in NonNullable<PageSingle["type"]>]?: ShowDocument<PageSingle> } = {
  offers: showFamily(loadCatalogue, viewCatalogue),
  offers_compare: showFamily(loadCompare, viewCompare),
  destinations: showFamily(loadDestinations, viewDestinations),
  all_guides: showFamily(loadAllGuides, viewDocumentList),
  guide_themes: showFamily(loadGuideThemes, viewGuideThemes),
  thematic_guides: showFamily(loadGuidesByTheme, viewGuidesByTheme),
  insurance_guides: showFamily(loadGuidesOfOffer, viewDocumentList),
  article_home: showFamily(loadNews, viewDocumentList),
  faq_home: showFamily(loadQuestionList, viewQuestionList),
};

const showLogin = showFamily(loadLogin, viewLogin);

/** Loads a page that exists once on a site and builds its view. */
export const showSingle: ShowDocument<PageSingle> = async (input, words) => {
  const { type } = input.document;
  if (type === "login") return showLogin(input, words);
  const showList = type && LISTS[type];
  if (!showList) return { slices: input.slices };
  // A list without page numbers is complete on page 1: any other page number is not found.
  return { page: readPageNumber(input.query), ...(await showList(input, words)) };
};
