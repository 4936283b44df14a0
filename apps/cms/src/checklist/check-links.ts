/** Checks that every link and action leads somewhere, in the language of its document. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { isTechnicalPath, readUrlLink } from "@orlaya/routes";
import { record, readString } from "../fields/record.ts";
import type { Check, Checked, Finding } from "./finding.ts";
import { listLinks, listRelations, readOwnPath, type FoundLink } from "./links.ts";

type Problem = Pick<Finding, "level" | "check" | "write">;

/** Checks a link to a document. */
function findDocumentProblem(link: FoundLink, { id, locale, context }: Checked): Problem | null {
  const target = context.targets.get(link.to);
  if (link.to === id) return null;
  if (!target)
    return { level: "blocking", check: "link-gone", write: (say) => say("checklist.linkGone") };
  const { title } = target;
  if (!target.isLive)
    return {
      level: "blocking",
      check: "link-draft",
      write: (say) => say("checklist.linkDraft", { title }),
    };
  if (target.locale !== null && target.locale !== locale) {
    const { label: language } = LOCALE_TABLE[target.locale];
    // A person may mean it: the site states the language of the page to readers' software.
    return {
      level: "warning",
      check: "link-language",
      write: (say) => say("checklist.linkLanguage", { title, language }),
    };
  }
  const anchors = context.anchors.get(link.to);
  if (link.anchor === "" || !anchors || anchors.has(link.anchor)) return null;
  return {
    level: "warning",
    check: "link-anchor",
    write: (say) => say("checklist.linkAnchor", { title, anchor: link.anchor }),
  };
}

/** Checks an address: a path of this site must exist, another one must be complete. */
function findAddressProblem({ to }: FoundLink, { context }: Checked): Problem | null {
  const bad: Problem = {
    level: "blocking",
    check: "link-address",
    write: (say) => say("field.link"),
  };
  if (!readUrlLink(to)) return bad;
  const path = readOwnPath(to, context.origin);
  if (path !== null)
    return context.paths.has(path) || isTechnicalPath(path) || path === "/"
      ? null
      : {
          level: "blocking",
          check: "link-path",
          write: (say) => say("checklist.linkPath", { path }),
        };
  if (!/^https?:/i.test(to)) return null;
  const url = URL.parse(to);
  if (!url?.hostname.includes(".")) return bad;
  return url.protocol === "https:"
    ? null
    : { level: "warning", check: "link-http", write: (say) => say("checklist.linkHttp") };
}

function findLinkProblem(link: FoundLink, checked: Checked): Problem | null {
  if (link.isInText && link.text === "" && link.kind !== "none")
    return {
      level: "blocking",
      check: "link-label",
      write: (say) => say("checklist.linkLabel"),
    };
  switch (link.kind) {
    case "none":
      return {
        level: "blocking",
        check: "link-empty",
        write: (say) => say("checklist.linkEmpty", { text: link.text }),
      };
    case "document":
      return findDocumentProblem(link, checked);
    case "url":
      return findAddressProblem(link, checked);
    case "action":
      return null;
  }
}

/** Checks the links of a document. */
export const checkLinks: Check = (checked) =>
  listLinks(checked.places).flatMap((link) => {
    const problem = findLinkProblem(link, checked);
    return problem ? [{ path: link.path, labels: link.labels, ...problem }] : [];
  });

/** Checks that visitors see the documents that a page shows, such as the plans of a list. */
export const checkRelations: Check = ({ places, context }) =>
  listRelations(places).flatMap(({ id, path, labels }): readonly Finding[] => {
    const target = context.targets.get(id);
    if (!target || target.isLive) return [];
    const { title } = target;
    return [
      {
        level: "warning",
        check: "relation-draft",
        path,
        labels,
        write: (say) => say("checklist.relationDraft", { title }),
      },
    ];
  });

/** Names of the fields that are the text of an action, with the field of the action. */
const ACTIONS = [
  ["cta_primary_label", "cta_primary_link"],
  ["cta_secondary_label", "cta_secondary_link"],
] as const;
/** Checks that an action of a card with a text of its own has a target. */
export const checkActions: Check = ({ places }) =>
  ACTIONS.flatMap(([label, link]) =>
    places
      .filter(({ field, value }) => field.name === label && readString(value).trim() !== "")
      .flatMap(({ path, labels, siblings, value }): readonly Finding[] => {
        const { kind, document, url, action } = record(siblings[link]);
        const target = kind === "url" ? url : kind === "action" ? action : document;
        if (target) return [];
        const text = readString(value);
        return [
          {
            level: "blocking",
            check: "link-empty",
            path,
            labels,
            write: (say) => say("checklist.linkEmpty", { text }),
          },
        ];
      }),
  );
