/** A plan's page (spec §3 product_page; design brief §8): head with price and facts, a bar that stays, the editor's slices, related plans. */
import type { ProductPage } from "@orlaya/content";
import { resolveEntity, resolvePicture, resolvePrice } from "../load/resolve/index.ts";
import { absoluteUrl, breadcrumbTrail, buildPath, match } from "@orlaya/routes";
import type { ProductCardData } from "@orlaya/slices";
import type { LinkData } from "@orlaya/ui";
import { moduleUid } from "../load/need-search.ts";
import { inEditorialOrder } from "../load/plans.ts";
import type { FamilySlice } from "./family-slices.ts";
import { pageLink } from "../load/page-link.ts";
import type { FamilyView, ViewInput } from "./view.ts";

const MOST_RELATED = 3;

/** Plans of the same offer first, then others of the site, without the page's own. */
async function related({
  site,
  context,
  document,
}: ViewInput<ProductPage>): Promise<readonly ProductCardData[]> {
  const plans = inEditorialOrder((await site.plans()) ?? []);
  const others = plans.filter((other) => other.id !== document.id);
  const sameOffer = others.filter((other) => other.offer?.id === document.offer?.id);
  return [...sameOffer, ...others.filter((other) => !sameOffer.includes(other))]
    .slice(0, MOST_RELATED)
    .flatMap((other) => resolveEntity("product_page", other, context) ?? []);
}

/** The page that asks whether this plan is open to the visitor (spec §2 Product form page); null where there is none. */
async function formPage({ site, audience, words, path }: ViewInput): Promise<LinkData | null> {
  const rows = audience === "individual" ? ((await site.routes()) ?? []) : [];
  const row = rows.find(({ type, path: own }) => {
    const [route] = type === "page_form" ? match(own) : [];
    return route?.base === "product-form" && breadcrumbTrail(route).at(-1)?.path === path;
  });
  return row ? pageLink(words.common("checkPlan"), row.path) : null;
}

/** What the bar calls a section: one or two words, where its heading is a sentence. */
const SECTION = {
  comparison_table: "planNav.cover",
  cover_points: "planNav.insured",
  features: "planNav.practice",
  steps: "planNav.practice",
  documents: "documents",
  faq: "planNav.questions",
} as const;
function sections(
  slices: ViewInput["slices"],
  { common }: ViewInput["words"],
): readonly { readonly anchor: string; readonly label: string }[] {
  return slices.flatMap(({ slug, props }) =>
    "title" in props && props.anchor && props.title
      ? [
          {
            anchor: props.anchor,
            label: slug in SECTION ? common(SECTION[slug as keyof typeof SECTION]) : props.title,
          },
        ]
      : [],
  );
}

export const productView: FamilyView<ProductPage> = async (input) => {
  const { document, site, slices, words, context, runtime, locale, audience, path } = input;
  const card = resolveEntity("product_page", document, context);
  const { title, product_data: data } = document;
  const price = resolvePrice(document);
  const image = resolvePicture(data.image, context) ?? card?.image ?? null;
  // On the plan's own page a link to it says nothing: the questions of its finder do, or a person to talk to.
  const secondary =
    card?.secondary && card.secondary.href !== path
      ? card.secondary
      : ((await formPage(input)) ??
        pageLink(words.common("talkToTeam"), buildPath("contact", { locale, audience })));
  const [plans, finder] = await Promise.all([
    related(input),
    site.finderModule(moduleUid(audience)),
  ]);
  const module = resolveEntity("module_lisa", finder, context);
  const head: FamilySlice[] = [
    {
      slug: "product_hero",
      id: "head",
      props: {
        tag: document.tag,
        title,
        lead: data.lead,
        image,
        price,
        primary: card?.primary ?? null,
        secondary: secondary.href === card?.primary?.href ? null : secondary,
        points: [],
        ticks: [],
        facts: data.facts,
      },
    },
    {
      slug: "mini_bar",
      id: "bar",
      props: { links: sections(slices, words), price, primary: card?.primary ?? null },
    },
  ];
  return {
    slices: [
      ...head,
      ...slices,
      ...(plans.length
        ? [
            {
              slug: "product_cards" as const,
              id: "related",
              props: {
                title: words.common(
                  audience === "corporate" ? "relatedPlansCorporate" : "relatedPlans",
                ),
                lead: "",
                link: null,
                products: plans,
                tone: "linen" as const,
                anchor: "",
              },
            },
          ]
        : []),
      // Whoever has read this far and is not sure finds the questions here, not at the end of another page.
      ...(module && !slices.some(({ slug }) => slug === "finder")
        ? [
            {
              slug: "finder" as const,
              id: "finder-band",
              props: {
                module: { ...module, title: words.lisa("notSure") },
                title: "",
                lead: "",
                tone: "mist" as const,
                anchor: "",
              },
            },
          ]
        : []),
    ],
    product: {
      name: title,
      description: document.seo.description,
      image: image?.social ? absoluteUrl(runtime.env.siteOrigin, image.social) : null,
      price,
      unit: price?.frequency ? words.common(`spoken.${price.frequency}`) : "",
    },
    image,
  };
};
