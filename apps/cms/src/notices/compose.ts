/** Composes the mails about reviews, in the language of their reader. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { isLocale, type Locale } from "@orlaya/locales";
import { buildAbsoluteUrl } from "@orlaya/routes";
import { env } from "../env.ts";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { composeMail, type Mail, type Row } from "../mail/parts.ts";
import { adminPaths } from "../names/paths.ts";
import { NOTICE_KINDS, type NoticeKind } from "./queue-notices.ts";

type Say = ReturnType<typeof getAdminMessages>;

/** Writes the texts of people: the note of a decision, or each comment. */
function listRows(say: Say, kind: NoticeKind, data: Stored): readonly Row[] {
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

/** Composes the mail of a row of the queue. */
export function composeNotice(row: Stored): Mail {
  const locale: Locale = isLocale(row["locale"]) ? row["locale"] : "en";
  const kind = NOTICE_KINDS.find((each) => each === row["kind"]) ?? "asked";
  const say = getAdminMessages(locale);
  const data = record(row["data"]);
  const title = readString(data["title"]) || say("start.untitled");
  const path = adminPaths.document(readString(data["collection"]), readString(data["document"]));
  return composeMail(readString(row["to"]), readString(row["message_id"]), {
    locale,
    title: say(`review.mail.${kind}.subject`, { title }),
    paragraphs: [say(`review.mail.${kind}.intro`, { person: readString(data["person"]) })],
    link: { label: say("review.mail.link"), href: buildAbsoluteUrl(env.cmsUrl, path) },
    rows: listRows(say, kind, data),
    foot: [],
  });
}
