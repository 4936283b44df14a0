/**
 * Composes mails. A lead has two, in the language of its form: one to the team with every answer,
 * and a receipt to the visitor. The receipt repeats no answer, so that the form cannot be used to
 * send text to strangers. Editors get mails about a new password and about a planned publication
 * that failed.
 */
import { domainToASCII } from "node:url";
import { getAdminMessages } from "@orlaya/messages/admin";
import { getMessages } from "@orlaya/messages/server";
import { LOCALE_TABLE, isLocale, type Locale } from "@orlaya/locales";
import {
  cleanHeaderText,
  composeMail,
  writeMoment,
  type Mail,
  type Parts,
  type Row,
} from "../mail/parts.ts";
import {
  FIELD_KINDS,
  isEmail,
  isFieldKind,
  type FieldInput,
  type FormDefinition,
} from "@orlaya/slices/form";

/** Data of a lead that mails use. */
export interface StoredLead {
  readonly reference: string;
  readonly messageId: string;
  readonly locale: Locale;
  readonly form: string;
  readonly path: string;
  readonly receivedAt: string;
  readonly values: Readonly<Record<string, unknown>>;
}
/** Returns a single mailbox, its domain in punycode; empty when the value is no mail address. */
export function readMailbox(value: unknown): string {
  if (typeof value !== "string" || !isEmail(value)) return "";
  const at = value.lastIndexOf("@");
  const domain = domainToASCII(value.slice(at + 1));
  return domain && `${value.slice(0, at)}@${domain}`;
}

/**
 * Converts an answer to readable text: the label of an option, the name of a country, or a date in
 * the notation of the language.
 */
function shown(kind: string, value: string, locale: Locale, form: FormDefinition | null): string {
  if (!isFieldKind(kind)) return value;
  const input: FieldInput = FIELD_KINDS[kind];
  if (input.as === "tick") return getMessages(locale).common("mail.yes");
  if (input.as === "date")
    return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(new Date(`${value}T00:00:00Z`));
  if (input.as !== "choice") return value;
  if (input.of === "countries")
    return /^[A-Z]{2}$/.test(value)
      ? `${new Intl.DisplayNames(locale, { type: "region" }).of(value) ?? value} (${value})`
      : value;
  if (input.of === "languages") return isLocale(value) ? LOCALE_TABLE[value].label : value;
  return (
    form?.questions
      .find((question) => question.kind === kind)
      ?.options.find((option) => option.value === value)?.label ?? value
  );
}

/**
 * Composes the mail to the team: every answer in the order of the form, then the others. Replies go
 * to the visitor.
 */
export function composeTeamMail(
  lead: StoredLead,
  form: FormDefinition | null,
  to: string,
  origin: string,
): Mail {
  const { common, formsFields } = getMessages(lead.locale);
  const order = form?.questions.map(({ kind }): string => kind) ?? [];
  const kinds = [...new Set([...order, ...Object.keys(lead.values)])]
    .filter(isFieldKind)
    .filter((kind) => typeof lead.values[kind] === "string" && lead.values[kind] !== "");
  const rows: Row[] = [
    ...kinds.map((kind): Row => [
      formsFields(`ask.${kind}`),
      shown(kind, String(lead.values[kind]), lead.locale, form),
    ]),
    [common("mail.reference"), lead.reference],
    [common("mail.received"), writeMoment(lead.receivedAt, lead.locale)],
    [common("mail.page"), `${origin}${lead.path}`],
  ];
  const parts: Parts = {
    locale: lead.locale,
    title: form?.title || lead.form,
    paragraphs: [common("mail.team.intro")],
    rows,
    foot: [],
  };
  const address = readMailbox(lead.values["email"]);
  const name = cleanHeaderText(
    [lead.values["first_name"], lead.values["last_name"]]
      .filter((part) => typeof part === "string")
      .join(" "),
  );
  const subject = common("mail.team.subject", {
    form: form?.title || lead.form,
    reference: lead.reference,
  });
  return {
    ...composeMail(to, lead.messageId, parts, subject),
    ...(address ? { replyTo: { name, address } } : {}),
  };
}

/** Composes the receipt; null when the lead has no valid address. */
export function composeReceipt(lead: StoredLead, form: FormDefinition | null): Mail | null {
  const to = readMailbox(lead.values["email"]);
  if (!to) return null;
  const { common } = getMessages(lead.locale);
  const parts: Parts = {
    locale: lead.locale,
    title: form?.thanksTitle || common("form.sent"),
    paragraphs: [
      ...(form?.thanksTitle ? [common("form.sent")] : []),
      ...(form?.thanksText ? [form.thanksText] : []),
    ],
    rows: [
      [common("mail.reference"), lead.reference],
      [common("mail.received"), writeMoment(lead.receivedAt, lead.locale)],
    ],
    foot: [common("form.retention"), common("mail.receipt.notYou")],
  };
  const subject = common("mail.receipt.subject", { reference: lead.reference });
  return composeMail(to, lead.messageId.replace("@", ".receipt@"), parts, subject);
}

/** Data of a failed planned publication that its mail uses. */
export interface FailedPublication {
  readonly type: "publish" | "unpublish";
  readonly title: string;
  readonly by: string;
  readonly at: string;
  readonly why: string;
  readonly href: string;
}
/** Composes the mail about a planned publication that failed. */
export function planMail(
  to: string,
  locale: Locale,
  { type, title, by, at, why, href }: FailedPublication,
  messageId: string,
): Mail {
  const say = getAdminMessages(locale);
  const what = say(`plan.${type}`, { title });
  const rows: Row[] = [
    [say("plan.by"), by || "–"],
    [say("plan.for"), writeMoment(at, locale)],
    [say("plan.why"), why],
  ];
  const parts: Parts = {
    locale,
    title: what,
    paragraphs: [say("mail.plan.intro")],
    link: { label: say("mail.plan.link"), href },
    rows,
    foot: [say("mail.plan.daily")],
  };
  return composeMail(to, messageId, parts, say("mail.plan.subject", { what }));
}
