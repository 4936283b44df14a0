import type { PageGeneric } from "@orlaya/content";
import type { Locale } from "@orlaya/locales";
import { buildPath, GENERIC_PAGE_TYPES } from "@orlaya/routes";
import type { LinkData } from "@orlaya/ui";
import { sortCountries } from "../../load/country-options.ts";
import { loadList, toLinkCards, type LinkCardData } from "../../load/lists.ts";
import { createPageLink } from "../../load/page-link.ts";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { getTools, type ConfiguredTools } from "../../process/tools.ts";
import type { LoadInput } from "../family.ts";
import { splitHead } from "../shared/place-head.ts";
import type { EmergencyData } from "./emergency.ts";

/** uid of the support page about emergencies. */
const EMERGENCY_PAGE: Readonly<Record<Locale, string>> = {
  en: "emergency",
  fr: "urgence",
  es: "urgencias",
  de: "notfall",
  nl: "noodgeval",
};
/** uid of the legal page about cookies, the same in every language. */
const COOKIES_PAGE = "cookies";

/** The other pages of a section. */
export interface OtherPages {
  /** Name of the section; empty when its first page is not published. */
  readonly section: string;
  readonly cards: readonly LinkCardData[];
  /** Link to the first page of the section. */
  readonly link: LinkData | null;
}

/** Data of a page of a section. */
export interface SectionData {
  readonly slices: readonly ResolvedSlice[];
  /** Null on a page without a section. */
  readonly others: OtherPages | null;
  /** Null on any page other than the emergency page. */
  readonly emergency: EmergencyData | null;
  /** Null on any page other than the cookies page. */
  readonly tools: ConfiguredTools | null;
}

const getParentId = ({ parent }: Pick<PageGeneric, "parent">): string | null => parent?.id ?? null;

/** Loads the child pages of a page, then its siblings. */
async function loadOtherPages(
  { document, site, context }: LoadInput<PageGeneric>,
  section: (typeof GENERIC_PAGE_TYPES)[number],
): Promise<OtherPages> {
  const { documents } = await loadList(site, {
    type: "page_generic",
    where: { page_type: section },
    sort: "createdAt",
  });
  const children = documents.filter((page) => getParentId(page) === document.id);
  const siblings = documents.filter(
    (page) => page.id !== document.id && getParentId(page) === getParentId(document),
  );
  const root = await site.rowAt(buildPath(section, site));
  return {
    section: root?.breadcrumb ?? "",
    cards: toLinkCards([...children, ...siblings], context),
    link: root ? createPageLink(root.breadcrumb, root.path) : null,
  };
}

/**
 * Loads the data of the emergency page; null on any other page, and without a heading for the
 * numbers. The country parameter is also a finder parameter, so that a page with it is neither
 * cached nor indexed. The country is not stored.
 */
async function loadEmergency({
  document,
  site,
  slices,
  query,
  path,
}: LoadInput<PageGeneric>): Promise<EmergencyData | null> {
  const isEmergencyPage =
    document.page_type === "support" && document.uid === EMERGENCY_PAGE[site.locale];
  if (!isEmergencyPage || !splitHead(slices).head) return null;
  const places = (await site.places()) ?? [];
  const countries = sortCountries(places, site.locale);
  const asked = query.get("to")?.trim().toUpperCase() ?? "";
  const country = countries.find(({ code }) => code === asked);
  const place = places.find(({ code }) => code === asked);
  return {
    action: path,
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    chosen: country && place ? { ...country, numbers: place.facts.emergency } : null,
  };
}

/** Loads the other pages of a section, and the data of its emergency page and cookies page. */
export async function loadSection(input: LoadInput<PageGeneric>): Promise<SectionData> {
  const { document, slices, runtime } = input;
  const section = GENERIC_PAGE_TYPES.find((type) => type === document.page_type);
  if (!section) return { slices, others: null, emergency: null, tools: null };
  const isCookiesPage = document.page_type === "legal" && document.uid === COOKIES_PAGE;
  return {
    slices,
    others: await loadOtherPages(input, section),
    emergency: await loadEmergency(input),
    tools: isCookiesPage ? getTools(runtime.env) : null,
  };
}
