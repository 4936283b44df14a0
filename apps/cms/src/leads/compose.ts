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
  FIELD_KINDS,
  isEmail,
  isFieldKind,
  tidy,
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
export interface Mail {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Locale;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
/**
 * Removes line breaks and control characters, so that the text of an editor or a visitor cannot
 * start another header. Returns at most 200 characters.
 */
export const cleanHeaderText = (text: string): string =>
  tidy({ as: "text", type: "text", max: 0 }, text).slice(0, 200);
/** Returns a single mailbox, its domain in punycode; empty when the value is no mail address. */
export function readMailbox(value: unknown): string {
  if (typeof value !== "string" || !isEmail(value)) return "";
  const at = value.lastIndexOf("@");
  const domain = domainToASCII(value.slice(at + 1));
  return domain && `${value.slice(0, at)}@${domain}`;
}

type Row = readonly [label: string, value: string];
export interface Parts {
  readonly locale: Locale;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly rows: readonly Row[];
  readonly foot: readonly string[];
}
export function asText({ title, paragraphs, link, rows, foot }: Parts): string {
  return [
    title,
    ...paragraphs,
    ...(link ? [link.href] : []),
    ...(rows.length
      ? [
          rows
            .map(([label, value]) =>
              value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`,
            )
            .join("\n"),
        ]
      : []),
    ...(foot.length ? [`-- \n${foot.join("\n")}`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}
export function asHtml({ locale, title, paragraphs, link, rows, foot }: Parts): string {
  const cell = "padding:8px 16px 8px 0;vertical-align:top;border-top:1px solid #E2DBCC";
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#FBF8F1;color:#0C2526;font:16px/1.6 Arial,Helvetica,sans-serif"><div style="max-width:640px;margin:0 auto;padding:24px;background:#FFFFFF;border-radius:14px">',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    link
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.href)}" style="color:#0C2526">${escapeHtml(link.label)}</a></p>`
      : "",
    rows.length
      ? `<table role="presentation" style="width:100%;border-collapse:collapse;font-size:15px">${rows.map(([label, value]) => `<tr><td style="${cell};color:#3F5756;white-space:nowrap">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`).join("")}</table>`
      : "",
    ...foot.map(
      (line) => `<p style="margin:16px 0 0;font-size:13px;color:#566A68">${escapeHtml(line)}</p>`,
    ),
    "</div></body></html>",
  ].join("");
}
const moment = (iso: string, locale: Locale): string =>
  `${new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;

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
    [common("mail.received"), moment(lead.receivedAt, lead.locale)],
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
  return {
    to,
    ...(address ? { replyTo: { name, address } } : {}),
    messageId: lead.messageId,
    language: lead.locale,
    subject: cleanHeaderText(
      common("mail.team.subject", { form: form?.title || lead.form, reference: lead.reference }),
    ),
    text: asText(parts),
    html: asHtml(parts),
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
      [common("mail.received"), moment(lead.receivedAt, lead.locale)],
    ],
    foot: [common("form.retention"), common("mail.receipt.notYou")],
  };
  return {
    to,
    messageId: lead.messageId.replace("@", ".receipt@"),
    language: lead.locale,
    subject: cleanHeaderText(common("mail.receipt.subject", { reference: lead.reference })),
    text: asText(parts),
    html: asHtml(parts),
  };
}

/** Composes the mail with the link that sets a new password for the content service. */
export function composePasswordMail(
  to: string,
  locale: Locale,
  href: string,
  messageId: string,
): Mail {
  const say = getAdminMessages(locale);
  const parts: Parts = {
    locale,
    title: say("mail.password.subject"),
    paragraphs: [say("mail.password.intro")],
    link: { label: say("mail.password.link"), href },
    rows: [],
    foot: [say("mail.password.notYou")],
  };
  return {
    to,
    messageId,
    language: locale,
    subject: parts.title,
    text: asText(parts),
    html: asHtml(parts),
  };
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
    [say("plan.for"), moment(at, locale)],
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
  return {
    to,
    messageId,
    language: locale,
    subject: cleanHeaderText(say("mail.plan.subject", { what })),
    text: asText(parts),
    html: asHtml(parts),
  };
}
