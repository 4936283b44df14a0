/**
 * The error page of a language: the editor's heading and finder on one dark band, with the way home of the visitor's own
 * site (design brief §5.5). Its words are about an address without a page; any other status says its own (spec §8).
 */
import type { PageError } from "@orlaya/content";
import { buildPath, match, targetPath, type Site } from "@orlaya/routes";
import type { FinderModuleData } from "@orlaya/slices";
import type { LinkData } from "@orlaya/ui";
import { resolveEntity } from "../load/resolve/index.ts";
import { moduleUid } from "../load/need-search.ts";
import { failureView } from "./failure.ts";
import { pageLink } from "../load/page-link.ts";
import type { FamilyView, ViewInput } from "./view.ts";

// One document serves both audiences (content-service §2). It names pages and the finder of the individual site:

/** A page that exists once on every site becomes the visitor's own. */
function onSite(link: LinkData, site: Site): LinkData {
  const [route] = match(link.href);
  return route && Object.keys(route.params).length === 0
    ? { ...link, href: targetPath(route, site) ?? link.href }
    : link;
}
/** The finder that asks for the visitor's own plans. */
async function finderOf(
  { site, audience, context }: ViewInput,
  placed: FinderModuleData | null,
): Promise<FinderModuleData | null> {
  return audience === "individual"
    ? placed
    : placed && resolveEntity("module_lisa", await site.finderModule(moduleUid(audience)), context);
}

export const errorView: FamilyView<PageError> = async (input) => {
  const { slices, words, locale, audience, status, failure, list } = input;
  const head = slices.find((slice) => slice.slug === "page_head");
  if (slices.length === 0 || head?.props.title === "") return failureView(input);
  if (!head) return { slices };
  const finder = slices.find((slice) => slice.slug === "finder");
  const { primary, secondary, image } = head.props;
  const { title, text } =
    status === 404 ? { title: head.props.title, text: head.props.lead } : failure;
  const home = pageLink(
    primary?.label ?? words.common("error.home"),
    buildPath("home", { locale, audience }),
  );
  const links = [list, secondary && onSite(secondary, { locale, audience })].filter(
    (link) => link !== null,
  );
  return {
    slices: [
      {
        slug: "message_page",
        id: head.id,
        props: {
          status: words.common("error.status", { status: String(status) }),
          title,
          text,
          home,
          links,
          globe: image,
          finder: await finderOf(input, finder?.props.module ?? null),
        },
      },
      ...slices.filter((slice) => slice !== head && slice !== finder),
    ],
    description: text,
  };
};
