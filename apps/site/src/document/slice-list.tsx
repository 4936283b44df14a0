/**
 * Renders the slices of a page: selects the view of each slice, the position of the breadcrumbs,
 * and the slices that have a finder. A finder is rendered as plain HTML that works without scripts;
 * browser/finder.ts hydrates it on the first touch or focus (quality §7).
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
  PlanComparison,
  PlanMarket,
  PlanPrice,
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
  /**
   * Set on a landing of the finder that received answers. The answers, the answer that leaves no
   * plan, and changes that lead to a plan replace the heading of the page (finder §6.18).
   */
  readonly recap: EligibilityNoResultModel | null;
  /** Whether each slice has a wrapper with its id, for the script of previews. */
  readonly isPreview: boolean;
}

const FAMILY_VIEWS = {
  product_hero: ProductHero,
  plan_market: PlanMarket,
  plan_price: PlanPrice,
  plan_comparison: PlanComparison,
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
/** Views that render the breadcrumbs themselves, above their heading. */
const WITH_BREADCRUMBS: ReadonlySet<string> = new Set([
  "product_hero",
  "page_head",
  "place_head",
  "emergency_head",
  "article_head",
]);

/** Props that every slice of a page receives. */
type PageParts = Pick<SliceListProps, "locale" | "audience" | "words" | "needForm" | "eligibility">;

interface DrawnSlice {
  readonly slice: ViewSlice;
  /** Position on the page, starting at 0. */
  readonly position: number;
  /** Id of its finder; null without a finder. */
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

/** Renders the finder of a slice, of the kind that its module names. */
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

/** Renders the eligibility finder as the content of its own page; nothing without a release. */
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

/** Renders one slice with its view, its finder, and the breadcrumbs when they are part of it. */
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
  // Slug and props come from the same member of the union, and the table of views has the same
  // slugs, so the cast is safe.
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

/**
 * Renders the answers that a landing of the finder received, in place of its heading
 * (finder §6.18).
 */
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

/**
 * Renders the slices in order. The bar of a product page contains all slices after it, so that it
 * stays visible beside them.
 */
export function SliceList({ slices, breadcrumbs, recap, isPreview, ...parts }: SliceListProps) {
  const drawn = numberSlices(slices, { eligibility: parts.eligibility, recap });
  const [first] = slices;
  const own = first !== undefined && !recap && WITH_BREADCRUMBS.has(first.slug);
  function draw(entry: DrawnSlice): ReactNode {
    const { slice, position } = entry;
    if (position === 0 && recap) return <Recap key="recap" model={recap} words={parts.words} />;
    const key = `${slice.slug}-${slice.id || position}`;
    const drawnSlice = (
      <PageSlice
        key={key}
        drawn={entry}
        parts={parts}
        breadcrumbs={position === 0 && own ? breadcrumbs : null}
      />
    );
    return isPreview && slice.id ? (
      <div key={key} data-slice-wrapper={slice.id}>
        {drawnSlice}
      </div>
    ) : (
      drawnSlice
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
