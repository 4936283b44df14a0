/** Parts of a mail, written as text and as HTML. */
import type { Locale } from "@orlaya/locales";
import { tidy } from "@orlaya/slices/form";

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

export type Row = readonly [label: string, value: string];
/** Content of a mail. */
export interface Parts {
  readonly locale: Locale;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly rows: readonly Row[];
  readonly foot: readonly string[];
}
/** Writes the parts as plain text. */
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
/** Writes the parts as HTML. */
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
/** Writes a moment in the notation of a language. */
export const writeMoment = (iso: string, locale: Locale): string =>
  `${new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;

/** Composes a mail from its parts. @param subject absent: the title */
export function composeMail(
  to: string,
  messageId: string,
  parts: Parts,
  subject = parts.title,
): Mail {
  return {
    to,
    messageId,
    language: parts.locale,
    subject: cleanHeaderText(subject),
    text: asText(parts),
    html: asHtml(parts),
  };
}
