import { addQuery } from "@orlaya/routes";
import { SAMPLES } from "@orlaya/slices/samples";
import { createPageLink } from "../../load/page-link.ts";
import type { FamilySamples, SampleOptions } from "./shared.ts";

const { hero, guide_cards: guides, finder } = SAMPLES;

/** Returns the samples of an unknown slice and of the error page. */
export function createMessageSamples({
  words: { common },
  path,
}: SampleOptions): Pick<FamilySamples, "unknown_slice" | "message_page"> {
  return {
    unknown_slice: { name: "carousel" },
    message_page: {
      status: common("error.status", { status: "404" }),
      title: common("notFound.title"),
      text: common("notFound.text"),
      home: createPageLink(common("error.home"), path),
      links: [createPageLink(guides.title, addQuery(path, { slice: "teasers" }))],
      globe: hero.globe,
      finder: finder.module,
    },
  };
}
