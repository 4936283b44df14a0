/**
 * The one place that decides how a slice becomes part of a page: which view draws it, where breadcrumbs stand, and
 * which slices hold a finder. A finder is drawn here as plain HTML that works without a script; browser/need-finder.ts
 * takes it over on the first touch or focus (quality §7).
 */
import type { ComponentType, ReactNode } from "react";
import {
  EligibilityFinder,
  EligibilityNoResult,
  NeedFinder,
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
import type { Audience, Locale } from "@orlaya/routes";
import { ModuleName } from "@orlaya/ui";
import type { Eligibility } from "../server/eligibility.ts";
import { finderModuleOf, type ViewSlice } from "../views/view.ts";

export interface SliceListProps {
  readonly slices: readonly ViewSlice[];
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
  readonly needForm: NeedFormModel;
  readonly eligibility: Eligibility | null;
  readonly breadcrumbs: ReactNode;
  /** On a landing of the finder that receives answers: they, what blocks, and what would help stand in place of its heading (finder.md §6.18). */
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

/** Draws the slices in order. The product page's bar holds all that follow it, past which it stays in sight. */
export function SliceList({
  slices,
  locale,
  audience,
  words,
  needForm,
  eligibility,
  breadcrumbs,
  recap,
}: SliceListProps) {
  const first = slices[0];
  const own = first !== undefined && !recap && WITH_BREADCRUMBS.has(first.slug);
  let finders = 0;
  function nextId(): string {
    finders += 1;
    return finders === 1 ? "finder" : `finder-${finders}`;
  }
  function finder(module: FinderModuleData | null): ReactNode {
    if (!module || (module.eligibility && !eligibility)) return null;
    const id = nextId();
    return module.eligibility && eligibility ? (
      <EligibilityFinder
        module={module}
        model={eligibility.model}
        finder={eligibility.finder}
        t={words}
        id={id}
      />
    ) : (
      <NeedFinder module={module} model={needForm} t={words} id={id} />
    );
  }
  function draw(slice: ViewSlice, position: number): ReactNode {
    const context = { locale, audience, t: words.common, position };
    const key = `${slice.slug}-${slice.id || position}`;
    if (slice.slug === "eligibility_page") {
      if (!eligibility) return null;
      return (
        <div key={key} className="wrap below">
          <EligibilityFinder
            variant="page"
            module={slice.props.module}
            model={eligibility.model}
            finder={eligibility.finder}
            t={words}
            id={nextId()}
          />
        </div>
      );
    }
    const children = finder(finderModuleOf(slice));
    // Slug and props come from one member of the union; the table of views is tied to the same slugs.
    const View = (
      slice.slug in VIEWS
        ? VIEWS[slice.slug as keyof typeof VIEWS]
        : FAMILY_VIEWS[slice.slug as keyof typeof FAMILY_VIEWS]
    ) as ComponentType<{ readonly context: SliceContext; readonly children?: ReactNode }>;
    return (
      <ModuleName key={key} value={slice.slug}>
        <View
          {...slice.props}
          context={context}
          {...(position === 0 && own ? { breadcrumbs } : {})}
        >
          {children}
        </View>
      </ModuleName>
    );
  }
  const bar = slices.findIndex((slice) => slice.slug === "mini_bar");
  const barSlice = slices[bar];
  return (
    <>
      {own ? null : breadcrumbs}
      {barSlice?.slug === "mini_bar" ? (
        <>
          {slices.slice(0, bar).map(draw)}
          <MiniBar
            {...barSlice.props}
            context={{ locale, audience, t: words.common, position: bar }}
          >
            {slices.slice(bar + 1).map((slice, index) => draw(slice, bar + 1 + index))}
          </MiniBar>
        </>
      ) : (
        slices.map((slice, position) =>
          position === 0 && recap ? (
            <div key="recap" className="wrap below">
              <EligibilityNoResult
                model={recap}
                t={words}
                id="recap"
                finder="finder"
                headingLevel={1}
              />
            </div>
          ) : (
            draw(slice, position)
          ),
        )
      )}
    </>
  );
}
