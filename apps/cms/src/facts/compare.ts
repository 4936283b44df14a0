/** Compares the facts of a group for its editors. */
import type { PayloadRequest } from "payload";
import { canWrite, getRights, isInScope, type Actor, type Area } from "../access/roles.ts";
import type { DocumentState } from "../documents/document-state.ts";
import type { Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { needsFactsApproval } from "./approval.ts";
import {
  findNewFacts,
  isSameFact,
  listChangedPriceTexts,
  listVersions,
  readPriceText,
  type GroupFacts,
  type Missing,
} from "./change.ts";
import { readAt } from "./fields.ts";
import { hasDraft, hashGroup, type Group, type Member } from "./group.ts";
import { normalise } from "./related.ts";
import type { ShownChange, ShownDifference, ShownFacts, ShownText } from "./shapes.ts";
import { nameLanguage, nameLanguages, writeFact, writeFieldLabel } from "./words.ts";

type ReadVersion = (member: Member) => Stored | null;

/** Lists the facts that differ between versions of the documents. */
function listDifferences(
  req: PayloadRequest,
  { facts, members, related }: GroupFacts,
  read: ReadVersion,
): readonly ShownDifference[] {
  const versions = members.flatMap((member) => {
    const version = read(member);
    return version ? [{ ...member, version }] : [];
  });
  const first = versions[0]?.version;
  return facts.flatMap((fact): readonly ShownDifference[] => {
    const values = versions.map(({ version }) =>
      normalise(fact, readAt(version, fact.path), related),
    );
    if (values.every((value) => isSameFact(value, values[0]))) return [];
    return [
      {
        path: fact.path,
        label: writeFieldLabel(req, fact),
        values: versions.map(({ locale, version }) => ({
          locale,
          language: nameLanguage(locale),
          value: writeFact(
            req,
            fact,
            readAt(version, fact.path),
            related,
            first && readAt(first, fact.path),
          ),
        })),
      },
    ];
  });
}

/** Compares the newest versions of a group, and those that visitors see. */
export function compareFacts(
  req: PayloadRequest,
  group: GroupFacts,
): Pick<ShownFacts, "live" | "newest"> {
  return {
    newest: listDifferences(req, group, ({ newest }) => newest),
    live: listDifferences(req, group, ({ live }) => live),
  };
}

/** Lists what a publication changes, by fact. A live version comes before a draft. */
function listChanges(req: PayloadRequest, group: GroupFacts): readonly ShownChange[] {
  const { facts, members, related } = group;
  const found = members.flatMap((member) =>
    listVersions(member).map((version) => ({
      member,
      version,
      ...findNewFacts(group, member, version),
    })),
  );
  return facts.flatMap((fact): readonly ShownChange[] => {
    const languages = members.flatMap(({ id, locale }) => {
      const change = found.find(({ member, values }) => member.id === id && values.has(fact.path));
      if (!change) return [];
      const [before, after] = [readAt(change.version, fact.path), change.values.get(fact.path)];
      return [
        {
          locale,
          language: nameLanguage(locale),
          before: writeFact(req, fact, before, related),
          after: writeFact(req, fact, after, related, before),
        },
      ];
    });
    return languages.length === 0
      ? []
      : [{ path: fact.path, label: writeFieldLabel(req, fact), languages }];
  });
}

function listTexts(req: PayloadRequest, group: GroupFacts): readonly ShownText[] {
  return listChangedPriceTexts(group).flatMap((text) =>
    group.members.map((member) => ({
      locale: member.locale,
      language: nameLanguage(member.locale),
      path: text.path,
      label: writeFieldLabel(req, text),
      value: readPriceText(member, text),
      maxLength: text.maxLength,
    })),
  );
}

/** Returns the sentence about a related document that does not exist in a language. */
export function describeMissing(req: PayloadRequest, { fact, locale, title }: Missing): string {
  return getSay(req)("facts.missing", {
    title,
    field: writeFieldLabel(req, fact),
    language: nameLanguage(locale),
  });
}

/** Lists why the facts cannot be put into the languages. */
export function listProblems(
  req: PayloadRequest,
  group: GroupFacts,
  members: readonly Member[],
): readonly string[] {
  return [
    ...new Set(
      members
        .flatMap((member) =>
          listVersions(member).flatMap((version) => findNewFacts(group, member, version).missing),
        )
        .map((missing) => describeMissing(req, missing)),
    ),
  ];
}

/** What an account may do with the facts of a group. */
export interface FactRights {
  /** Documents that the account edits. */
  readonly own: readonly Member[];
  readonly canDraft: boolean;
  /** Why the account cannot publish; null when it can. */
  readonly refusal: string | null;
}

/**
 * Returns what an account may do: publication needs every language of the group.
 * @param needsApproval whether a second person must approve the publication: facts become drafts
 */
export function findFactRights(
  req: PayloadRequest,
  actor: Actor,
  { collection, members }: Group,
  needsApproval: boolean,
): FactRights {
  const say = getSay(req);
  const area = req.payload.collections[collection]?.config.custom["area"] as Area | undefined;
  if (area === undefined || !canWrite(actor, area))
    return { own: [], canDraft: false, refusal: say("facts.noRight") };
  const own = members.filter(({ newest }) => isInScope(actor, newest));
  const others = members.filter((member) => !own.includes(member));
  const languages = nameLanguages(
    req,
    others.map(({ locale }) => locale),
  );
  const lacking = others.length === 0 ? null : say("facts.limits", { languages });
  const approval = needsApproval ? say("review.gate.facts") : null;
  const refusal = getRights(actor).publish ? (lacking ?? approval) : say("facts.role");
  return { own, canDraft: own.length > 0, refusal };
}

function readState(member: Member): DocumentState {
  if (!member.live) return "draft";
  return hasDraft(member) ? "changed" : "published";
}

/** Describes the facts of a group for the form of one of its documents. */
export async function describeFacts(
  req: PayloadRequest,
  actor: Actor,
  group: GroupFacts,
): Promise<ShownFacts> {
  const needsApproval = await needsFactsApproval(req, group);
  const { own, canDraft, refusal } = findFactRights(req, actor, group, needsApproval);
  const { collection, members } = group;
  return {
    expected: hashGroup(group),
    members: members.map((member) => ({
      locale: member.locale,
      language: nameLanguage(member.locale),
      state: readState(member),
      href: adminPaths.document(collection, member.id),
      isOwn: own.includes(member),
    })),
    ...compareFacts(req, group),
    changes: listChanges(req, group),
    texts: listTexts(req, group),
    problems: listProblems(req, group, refusal === null ? members : own),
    canPublish: refusal === null,
    canDraft,
    refusal,
  };
}
