/** Pages that exist once per site. The offers list gets its catalogue with three filters below the editor's heading (spec §2 Products list page). */
import { filterNeed, NEEDS, parseCode } from "@orlaya/finder/need";
import { buildPath, withQuery } from "@orlaya/routes";
import { ContentUnavailable, type PageSingle } from "@orlaya/content";
import { CATALOGUE_FILTERS, type CatalogueFilter } from "@orlaya/slices/views";
import type { LinkData } from "@orlaya/ui";
import { resolveEntity } from "../load/resolve/index.ts";
import { moduleUid, sortedCountries } from "../load/need-search.ts";
import { inEditorialOrder } from "../load/plans.ts";
import { wayOut, type FilterValues } from "./catalogue-changes.ts";
import type { FamilySlice } from "./family-slices.ts";
import { guideBand, linkCards, linkTo, listed, teaserList, themeCards } from "./lists.ts";
import { askedPage } from "../load/paging.ts";
import { destinationLists, destinationsHead } from "./region.ts";
import { newsList, questionList } from "./texts.ts";
import { pageLink } from "../load/page-link.ts";
import type { FamilyView, ViewInput } from "./view.ts";

async function catalogue({
  runtime,
  site,
  locale,
  audience,
  words,
  context,
  query,
  path,
  slices,
}: ViewInput): Promise<FamilySlice> {
  const [stored, countries, module] = await Promise.all([
    site.plans(),
    site.countries(),
    site.finderModule(moduleUid(audience)),
  ]);
  if (!stored) throw new ContentUnavailable("plans", null);
  const documents = inEditorialOrder(stored);
  const places = sortedCountries(countries ?? [], locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const needs = resolveEntity("module_lisa", module, context)?.needs ?? [];
  const options = {
    "country-of-residence": places,
    "country-of-destination": places,
    needs: needs.map(({ key, title, lang }) => ({
      value: key,
      label: title,
      ...(lang ? { lang } : {}),
    })),
  } as const;
  function asked(name: CatalogueFilter): string {
    const value = query.get(name)?.trim() ?? "";
    return (
      options[name].find((option) => option.value === (parseCode(value) ?? value))?.value ?? ""
    );
  }
  const values: FilterValues = {
    "country-of-residence": asked("country-of-residence"),
    "country-of-destination": asked("country-of-destination"),
    needs: asked("needs"),
  };
  // Without a filter nothing is asked of the index, so that plans are listed even when groups of countries are missing.
  const isFiltered = CATALOGUE_FILTERS.some((name) => values[name]);
  const index = isFiltered ? await runtime.needIndex(site) : null;
  if (isFiltered && !index) throw new ContentUnavailable("groups of countries", null);
  function matching(filters: FilterValues): ReadonlySet<string> {
    if (!index) return new Set(documents.map((document) => document.id));
    const need = NEEDS.find((key) => key === filters.needs);
    return new Set(
      filterNeed(
        index,
        {
          ...(filters["country-of-residence"] && { from: filters["country-of-residence"] }),
          ...(filters["country-of-destination"] && { to: filters["country-of-destination"] }),
          ...(need && { need }),
        },
        { locale, audience },
      ).map((target) => target.id),
    );
  }
  const shown = matching(values);
  const label = {
    "country-of-residence": words.common("filters.residence"),
    "country-of-destination": words.common("filters.destination"),
    needs: words.common("filters.needs"),
  } as const;
  const way =
    shown.size > 0
      ? null
      : wayOut(
          values,
          options.needs.map(({ value }) => value),
          (filters) => documents.filter(({ id }) => matching(filters).has(id)).length,
        );
  function named(name: CatalogueFilter, chosen: FilterValues): string {
    return (
      options[name].find(({ value }) => value === chosen[name])?.label ??
      words.common(name === "needs" ? "filters.anyNeed" : "filters.anyCountry")
    );
  }
  const answer = (name: CatalogueFilter, chosen: FilterValues): string =>
    words.common("filters.answer", { field: label[name], value: named(name, chosen) });
  const changes = (way?.changes ?? []).map(({ kind, field, values: changed, count }): LinkData => {
    const text =
      kind === "all"
        ? words.common("filters.clearAll")
        : kind === "only"
          ? words.common("filters.answerOnly", { answer: answer(field, changed) })
          : answer(field, changed);
    return pageLink(
      `${text} (${words.common(audience === "corporate" ? "filters.countCorporate" : "filters.count", { count })})`,
      withQuery(path, changed),
    );
  });
  const answers = (way?.blocking ?? []).map((name) => answer(name, values)).join("; ");
  const blocked =
    way === null
      ? ""
      : way.alone
        ? words.common("filters.blockedAlone", { count: way.blocking.length, answers })
        : words.common("filters.blockedTogether", { answers });
  const finder: LinkData = {
    label: words.lisa("open"),
    href: context.actionHref.finder,
    external: false,
    newTab: false,
    action: "finder",
  };
  return {
    slug: "product_catalogue",
    id: "catalogue",
    props: {
      action: path,
      options,
      values,
      blocked,
      changes,
      products: documents.flatMap((document) =>
        shown.has(document.id) ? (resolveEntity("product_page", document, context) ?? []) : [],
      ),
      talk: pageLink(words.common("talkToTeam"), buildPath("contact", { locale, audience })),
      promo: {
        title: words.lisa("title"),
        text: words.lisa("intro.need"),
        link: finder,
        globe:
          slices.flatMap((slice) =>
            slice.slug === "cta_band" ? (slice.props.globe ?? []) : [],
          )[0] ?? null,
      },
    },
  };
}

/** Every theme with its first guides, and the way to the others. */
async function guidesByTheme(input: ViewInput): Promise<readonly FamilySlice[]> {
  const { documents } = await listed(input, { type: "guide_theme", sort: "createdAt" });
  const bands = await Promise.all(
    documents.map((theme, position) =>
      guideBand(input, {
        where: { theme: theme.id },
        title: theme.title,
        lead: theme.seo.description,
        most: 3,
        tone: position % 2 === 0 ? "white" : "linen",
        anchor: theme.uid,
        link: linkTo(theme, input, input.words.common("viewAll", { title: theme.title })),
      }),
    ),
  );
  return bands.flat();
}

/** What a page lists below the editor's heading, by its type. */
const LISTS: {
  readonly [T in NonNullable<PageSingle["type"]>]?: FamilyView<PageSingle>;
} = {
  offers: async (input) => ({ slices: [await catalogue(input)] }),
  destinations: async (input) => ({ slices: await destinationLists(input) }),
  all_guides: (input) => teaserList(input, { type: "page_guide" }),
  guide_themes: async (input) => ({
    slices: [
      ...(await themeCards(input)),
      ...linkCards(
        input,
        input.words.common("guides.lists"),
        (await listed(input, { type: "guide_taxonomy", sort: "createdAt" })).documents,
      ),
    ],
  }),
  thematic_guides: async (input) => ({ slices: await guidesByTheme(input) }),
  insurance_guides: (input) =>
    teaserList(input, {
      type: "page_guide",
      where: { offer: input.document.offer?.id ?? null },
    }),
  article_home: newsList,
  faq_home: questionList,
};

/** The log-in page leads to the area that the configuration names, whatever address its text was written with (spec §1: what happens there is another system's). */
const loginView: FamilyView = ({ slices, runtime, audience }) => {
  const area =
    audience === "corporate" ? runtime.env.EMPLOYER_AREA_URL : runtime.env.CUSTOMER_AREA_URL;
  return Promise.resolve({
    slices: slices.map((slice) =>
      area && slice.slug === "page_head" && slice.props.primary
        ? {
            ...slice,
            props: {
              ...slice.props,
              primary: { ...slice.props.primary, href: area, external: true },
            },
          }
        : slice,
    ),
  });
};

export const singleView: FamilyView<PageSingle> = async (input) => {
  const { document, slices } = input;
  const { type } = document;
  if (type === "login") return loginView(input);
  const makeList = type && LISTS[type];
  if (!makeList) return { slices };
  const [head, ...rest] = slices;
  const opening =
    head?.slug === "page_head" && type === "destinations" ? destinationsHead(input, head) : head;
  const list = await makeList(input);
  // A list that is shown whole has one page.
  return {
    page: askedPage(input.query),
    ...list,
    slices: [...(opening ? [opening] : []), ...list.slices, ...rest],
  };
};
