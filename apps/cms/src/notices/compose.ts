/** Composes the mails to accounts, in the language of their reader. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { isLocale, type Locale } from "@orlaya/locales";
import { buildAbsoluteUrl } from "@orlaya/routes";
import { env } from "../env.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { composeMail, type Mail, type Parts as MailParts, type Row } from "../mail/parts.ts";
import { adminPaths } from "../names/paths.ts";
import {
  CAMPAIGN_KIND,
  REVIEW_KINDS,
  SET_KINDS,
  type ReviewKind,
  type SetKind,
} from "./queue-notices.ts";

type Say = ReturnType<typeof getAdminMessages>;

/** Writes the texts of people: the note of a decision, or each comment. */
function listRows(say: Say, kind: ReviewKind, data: Stored): readonly Row[] {
  const { text, comments } = data;
  if (kind !== "comment") {
    const label = say(kind === "returned" ? "review.reason" : "review.note");
    return readString(text) === "" ? [] : [[label, readString(text)]];
  }
  const all = Array.isArray(comments) ? comments.filter(isRecord) : [];
  return all.map((each): Row => [
    readString(each["place"]) || say("review.comment"),
    readString(each["text"]),
  ]);
}

type Parts = Pick<MailParts, "title" | "paragraphs" | "link" | "rows">;
function linkTo(label: string, path: string): MailParts["link"] {
  return { label, href: buildAbsoluteUrl(env.cmsUrl, path) };
}

function writeReview(say: Say, kind: ReviewKind, data: Stored): Parts {
  const title = readString(data["title"]) || say("start.untitled");
  const path = adminPaths.document(readString(data["collection"]), readString(data["document"]));
  return {
    title: say(`review.mail.${kind}.subject`, { title }),
    paragraphs: [say(`review.mail.${kind}.intro`, { person: readString(data["person"]) })],
    link: linkTo(say("review.mail.link"), path),
    rows: listRows(say, kind, data),
  };
}

function writeCampaign(say: Say, data: Stored): Parts {
  const title = readString(data["title"]);
  const reason = readString(data["text"]);
  return {
    title: say("campaign.mail.subject", { title }),
    paragraphs: [say("campaign.mail.intro", { title })],
    link: linkTo(say("campaign.mail.link"), adminPaths.campaign(readString(data["campaign"]))),
    rows: reason === "" ? [] : [[say("campaign.mail.reason"), reason]],
  };
}

function writeSet(say: Say, kind: SetKind, data: Stored): Parts {
  const [title, person, text] = (["title", "person", "text"] as const).map((name) =>
    readString(data[name]),
  );
  const label = kind === "asked" ? "set.why" : kind === "comment" ? "set.comment" : "set.reason";
  return {
    title: say(`set.mail.${kind}.subject`, { title: title ?? "" }),
    paragraphs: [
      kind === "failed"
        ? say("set.mail.failed.intro")
        : say(`set.mail.${kind}.intro`, { person: person ?? "" }),
    ],
    link: linkTo(say("set.mail.link"), adminPaths.set(readString(data["set"]))),
    rows: text ? [[say(label), text]] : [],
  };
}

function findSetKind(kind: unknown): SetKind | undefined {
  return (Object.keys(SET_KINDS) as SetKind[]).find((each) => SET_KINDS[each] === kind);
}
function writeParts(say: Say, kind: unknown, data: Stored): Parts {
  if (kind === CAMPAIGN_KIND) return writeCampaign(say, data);
  const set = findSetKind(kind);
  if (set) return writeSet(say, set, data);
  return writeReview(say, REVIEW_KINDS.find((each) => each === kind) ?? "asked", data);
}

/** Composes the mail of a row of the queue. */
export function composeNotice(row: Stored): Mail {
  const locale: Locale = isLocale(row["locale"]) ? row["locale"] : "en";
  const say = getAdminMessages(locale);
  const data = record(row["data"]);
  const parts = writeParts(say, row["kind"], data);
  const [to, id] = [readString(row["to"]), readString(row["message_id"])];
  return composeMail(to, id, { locale, foot: [], ...parts });
}
