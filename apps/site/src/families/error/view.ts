/**
 * Builds the error page of a language: heading and finder of the editor on one dark band, with a
 * link to the home page of the visitor's site (design §5.5). The texts of the editor describe a
 * missing page, so that they are used for status 404 only; any other status uses its own texts
 * (spec §8).
 */
import type { Translators } from "@orlaya/messages/server";
import { buildPath, match, targetPath, type Site } from "@orlaya/routes";
import type { LinkData } from "@orlaya/ui";
import { createPageLink } from "../../load/page-link.ts";
import { viewFailure } from "../failure/view.ts";
import type { FailureWords, FamilyView } from "../family.ts";
import type { ErrorPageData } from "./load.ts";

type Slice = ErrorPageData["slices"][number];
type PageHead = Extract<Slice, { readonly slug: "page_head" }>;

/**
 * Rewrites a link to a page that exists once per site, so that it leads to the page of this site.
 */
function adaptLink(link: LinkData, site: Site): LinkData {
  const [route] = match(link.href);
  return route && Object.keys(route.params).length === 0
    ? { ...link, href: targetPath(route, site) ?? link.href }
    : link;
}

/** Builds the message of the error page. */
function buildMessage(
  { site, failure, finder }: ErrorPageData,
  { id, props }: PageHead,
  { title, text }: FailureWords,
  { common }: Translators,
): FamilyView["slices"][number] {
  const { primary, secondary, image } = props;
  const links = [failure?.list ?? null, secondary && adaptLink(secondary, site)];
  return {
    slug: "message_page",
    id,
    props: {
      status: common("error.status", { status: String(failure?.status ?? 404) }),
      title,
      text,
      home: createPageLink(primary?.label ?? common("error.home"), buildPath("home", site)),
      links: links.filter((link) => link !== null),
      globe: image,
      finder,
    },
  };
}

/**
 * Builds the view of the error page. Without slices, or with an empty heading, the failure is shown
 * with interface texts.
 */
export function viewError(data: ErrorPageData, words: Translators): FamilyView {
  const { slices, failure } = data;
  const head = slices.find((slice) => slice.slug === "page_head");
  if (slices.length === 0 || head?.props.title === "") return viewFailure(data, words);
  if (!head) return { slices };
  const said =
    failure && failure.status !== 404
      ? failure
      : { title: head.props.title, text: head.props.lead };
  const finder = slices.find((slice) => slice.slug === "finder");
  return {
    slices: [
      buildMessage(data, head, said, words),
      ...slices.filter((slice) => slice !== head && slice !== finder),
    ],
    description: said.text,
  };
}
