/**
 * The one place that decides how a slice becomes part of a page: which view draws it, where breadcrumbs stand, and
 * which slices hold a finder. A finder is drawn here as plain HTML that works without a script; browser/finder.ts
 * takes it over on the first touch or focus (quality §7).
 */
import type { ComponentType, ReactNode } from "react";
import {
  EligibilityFinder,
  EligibilityNoResult,
  NeedFinder,
  type EligibilityModule,
  type EligibilityNoResultModel,
  type NeedFormModel,
} from "@orlaya/finder-ui";
import type { FinderModuleData } from "@orlaya/slices";
import type { SliceContext } from "@orlaya/slices/context";
import {
  ArticleFoot,
  ArticleHead,
  CountryFacts,
  CountryList,
  EmergencyHead,
  FormSection,
  LinkCards,
  MessagePage,
  MiniBar,
  PageHeadView,
  ProductCatalogue,
  ProductHero,
  RegionCards,
  Teasers,
  UnknownSlice,
  VIEWS,
} from "@orlaya/slices/views";
import type { Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { ModuleName } from "@orlaya/ui";
import type { Eligibility } from "../load/eligibility.ts";
import { getFinderModule, type ViewSlice } from "../families/family.ts";

export interface SliceListProps {
  readonly slices: readonly ViewSlice[];
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
  readonly needForm: NeedFormModel;
  readonly eligibility: Eligibility | null;
  readonly breadcrumbs: ReactNode;
  /** On a landing of the finder that receives answers: they, what blocks, and what would help stand in place of its heading (finder §6.18). */
  readonly recap: EligibilityNoResultModel | null;
}

const FAMILY_VIEWS = {
  product_hero: ProductHero,
  product_catalogue: ProductCatalogue,
  message_page: MessagePage,
  article_head: ArticleHead,
  form: FormSection,
  article_foot: ArticleFoot,
  place_head: PageHeadView,
  emergency_head: EmergencyHead,
  country_facts: CountryFacts,
  country_list: CountryList,
  region_cards: RegionCards,
  teasers: Teasers,
  link_cards: LinkCards,
  unknown_slice: UnknownSlice,
} as const;
/** Views that draw the breadcrumbs themselves, above their heading. */
const WITH_BREADCRUMBS: ReadonlySet<string> = new Set([
  "product_hero",
  "page_head",
  "place_head",
  "emergency_head",
  "article_head",
]);

/** What every slice of a page is drawn with. */
type PageParts = Pick<SliceListProps, "locale" | "audience" | "words" | "needForm" | "eligibility">;

interface DrawnSlice {
  readonly slice: ViewSlice;
  /** Place on the page, from 0. */
  readonly position: number;
  /** Id of its finder; null where it has none. */
  readonly finderId: string | null;
}

function hasFinder(slice: ViewSlice, eligibility: Eligibility | null): boolean {
  if (slice.slug === "eligibility_page") return eligibility !== null;
  const module = getFinderModule(slice);
  return module !== null && (!module.eligibility || eligibility !== null);
}

/** Numbers the slices, and gives each finder an id: `finder`, `finder-2` and so on. */
function numberSlices(
  slices: readonly ViewSlice[],
  { eligibility, recap }: Pick<SliceListProps, "eligibility" | "recap">,
): readonly DrawnSlice[] {
  let finders = 0;
  return slices.map((slice, position) => {
    const isReplaced = position === 0 && recap !== null;
    if (isReplaced || !hasFinder(slice, eligibility)) return { slice, position, finderId: null };
    finders += 1;
    return { slice, position, finderId: finders === 1 ? "finder" : `finder-${finders}` };
  });
}

/** The finder of a slice, of the kind that its module names. */
function Finder({
  module,
  id,
  parts: { eligibility, needForm, words },
}: {
  readonly module: FinderModuleData;
  readonly id: string;
  readonly parts: PageParts;
}) {
  if (!module.eligibility) return <NeedFinder module={module} model={needForm} t={words} id={id} />;
  return (
    eligibility && (
      <EligibilityFinder
        module={module}
        model={eligibility.model}
        finder={eligibility.finder}
        t={words}
        id={id}
      />
    )
  );
}

/** The finder by eligibility as the content of its page; nothing without a release. */
function EligibilityPage({
  module,
  id,
  parts: { eligibility, words },
}: {
  readonly module: EligibilityModule;
  readonly id: string;
  readonly parts: PageParts;
}) {
  return (
    eligibility && (
      <div className="wrap below">
        <EligibilityFinder
          variant="page"
          module={module}
          model={eligibility.model}
          finder={eligibility.finder}
          t={words}
          id={id}
        />
      </div>
    )
  );
}

/** One slice with its view, its finder, and the breadcrumbs where it draws them. */
function PageSlice({
  drawn: { slice, position, finderId },
  parts,
  breadcrumbs,
}: {
  readonly drawn: DrawnSlice;
  readonly parts: PageParts;
  readonly breadcrumbs: ReactNode;
}) {
  const { locale, audience, words } = parts;
  if (slice.slug === "eligibility_page")
    return finderId && <EligibilityPage module={slice.props.module} id={finderId} parts={parts} />;
  const module = getFinderModule(slice);
  // Slug and props come from one member of the union; the table of views is tied to the same slugs.
  const View = (
    slice.slug in VIEWS
      ? VIEWS[slice.slug as keyof typeof VIEWS]
      : FAMILY_VIEWS[slice.slug as keyof typeof FAMILY_VIEWS]
  ) as ComponentType<{ readonly context: SliceContext; readonly children?: ReactNode }>;
  return (
    <ModuleName value={slice.slug}>
      <View
        {...slice.props}
        context={{ locale, audience, t: words.common, position }}
        {...(breadcrumbs ? { breadcrumbs } : {})}
      >
        {module && finderId ? <Finder module={module} id={finderId} parts={parts} /> : null}
      </View>
    </ModuleName>
  );
}

/** The answers that a landing of the finder received, in the place of its heading (finder §6.18). */
function Recap({
  model,
  words,
}: {
  readonly model: EligibilityNoResultModel;
  readonly words: Translators;
}) {
  return (
    <div className="wrap below">
      <EligibilityNoResult model={model} t={words} id="recap" finder="finder" headingLevel={1} />
    </div>
  );
}

/** Draws the slices in order. The bar of a product page contains all that follow it, so that it stays in sight beside them. */
export function SliceList({ slices, breadcrumbs, recap, ...parts }: SliceListProps) {
  const drawn = numberSlices(slices, { eligibility: parts.eligibility, recap });
  const [first] = slices;
  const own = first !== undefined && !recap && WITH_BREADCRUMBS.has(first.slug);
  function draw(entry: DrawnSlice): ReactNode {
    const { slice, position } = entry;
    if (position === 0 && recap) return <Recap key="recap" model={recap} words={parts.words} />;
    return (
      <PageSlice
        key={`${slice.slug}-${slice.id || position}`}
        drawn={entry}
        parts={parts}
        breadcrumbs={position === 0 && own ? breadcrumbs : null}
      />
    );
  }
  const at = slices.findIndex(({ slug }) => slug === "mini_bar");
  const bar = slices[at];
  if (bar?.slug !== "mini_bar")
    return (
      <>
        {own ? null : breadcrumbs}
        {drawn.map(draw)}
      </>
    );
  const { locale, audience, words } = parts;
  return (
    <>
      {own ? null : breadcrumbs}
      {drawn.slice(0, at).map(draw)}
      <MiniBar {...bar.props} context={{ locale, audience, t: words.common, position: at }}>
        {drawn.slice(at + 1).map(draw)}
      </MiniBar>
    </>
  );
}
