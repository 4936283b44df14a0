/** Writes the file of an evidence: a page that works without a network, with the readable sheet. */
import { hash } from "node:crypto";
import { getSay, readLanguage, type HasLanguage } from "../labels/request-words.ts";
import { hashCanonical } from "../history/canonical.ts";
import { buildFile, type Signer } from "./file-format.ts";
import type { Evidence } from "./shapes.ts";
import { writeSheet } from "./sheet.ts";
import type { SheetRow, SheetSection } from "./sheet-words.ts";

/** Escapes a text in the way in which browsers serialise it, so that the page can hash the sheet. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll("&", "&amp;")
      .replaceAll("\u00a0", "&nbsp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      // A browser reads both as a line feed.
      .replaceAll(/\r\n?/g, "\n")
  );
}

function writeRow({ isCode, label, lang, text }: SheetRow): string {
  const inner = isCode === true ? `<code>${escapeText(text)}</code>` : escapeText(text);
  const attribute = lang ? ` lang="${lang}"` : "";
  return `<div><dt>${escapeText(label)}</dt><dd${attribute}>${inner}</dd></div>`;
}
function writeSection({ note, rows, title }: SheetSection): string {
  const list = rows.length === 0 ? "" : `<dl>${rows.map(writeRow).join("")}</dl>`;
  const below = note === undefined ? "" : `<p>${escapeText(note)}</p>`;
  return `<section><h2>${escapeText(title)}</h2>${list}${below}</section>`;
}

const STYLE = `body{margin:0 auto;max-width:52rem;padding:2rem 1rem;font:1rem/1.55 system-ui,sans-serif;color:#1a2428;background:#fff}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem;padding-top:.75rem;border-top:1px solid #c9d3d4}
dl{margin:0}dl div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1.5rem;padding:.3rem 0;break-inside:avoid}
dt{color:#4a5a5f}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}code{font-size:.8125rem;overflow-wrap:anywhere}
#result{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid #c9d3d4;border-radius:6px}#result[data-state=valid]{border-color:#1c6b4a}#result[data-state=invalid]{border:3px solid #b3261e;font-weight:600}
@media(max-width:36rem){dl div{grid-template-columns:1fr}}@media print{body{padding:0}#result{display:none}}`;

/** Checks the signature and the hash of the sheet in the browser. */
const SCRIPT = `(async()=>{const d=document,s=d.getElementById("evidence"),r=d.getElementById("result"),e=new TextEncoder();
const show=(state)=>{r.dataset.state=state;r.textContent=r.dataset[state]};
const bytes=(t)=>Uint8Array.from(atob(t),(c)=>c.charCodeAt(0));
const hex=(b)=>[...new Uint8Array(b)].map((n)=>n.toString(16).padStart(2,"0")).join("");
let key;try{key=await crypto.subtle.importKey("spki",bytes(s.dataset.publicKey),{name:"Ed25519"},false,["verify"])}catch{return show("unknown")}
try{const sig=Uint8Array.from(s.dataset.signature.match(/../g),(n)=>parseInt(n,16));
const ok=await crypto.subtle.verify("Ed25519",key,sig,e.encode(s.textContent));
const sheet=hex(await crypto.subtle.digest("SHA-256",e.encode(d.getElementById("sheet").innerHTML)));
show(ok&&JSON.parse(s.textContent).sheet_sha256===sheet?"valid":"invalid")}catch{show("invalid")}})();`;
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash("sha256", SCRIPT, "base64")}'`;

/** Writes the signed file of an evidence, in the language of the request. */
export function writeEvidenceFile(
  request: HasLanguage,
  evidence: Evidence,
  signer: Signer,
  keysAt: string,
): string {
  const say = getSay(request);
  const sheet = writeSheet(request, evidence);
  const lang = readLanguage(request);
  const titleLang = sheet.titleLang ? ` lang="${sheet.titleLang}"` : "";
  const attribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
  const states = (["valid", "invalid", "unknown"] as const).map(
    (state) => `data-${state}="${attribute(say(`evidence.file.${state}`))}"`,
  );
  const verification: SheetSection = {
    key: "verify",
    title: say("evidence.section.verify"),
    rows: [
      { label: say("evidence.file.sum"), text: hashCanonical(evidence), isCode: true },
      { label: say("evidence.file.key"), text: signer.id, isCode: true },
      { label: say("evidence.file.publicKey"), text: signer.publicKey, isCode: true },
      { label: say("evidence.file.keysAt"), text: keysAt, isCode: true },
      {
        label: say("evidence.file.command"),
        text: "npm run evidence -- verify FILE --key KEYS",
        isCode: true,
      },
    ],
    note: say("evidence.file.how"),
  };
  const name = say("evidence.labelled", { label: say("evidence.title"), text: sheet.title });
  const head =
    `<!doctype html>\n<html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeText(name)}</title><style>${STYLE}</style></head><body>` +
    `<p id="result" role="status" ${states.join(" ")}>${escapeText(say("evidence.file.unknown"))}</p>`;
  const body = [
    `<h1${titleLang}>${escapeText(sheet.title)}</h1><p>${escapeText(sheet.summary)}</p>`,
    ...[...sheet.sections, verification].map(writeSection),
  ].join("");
  const foot = `<script>${SCRIPT}</script></body></html>\n`;
  return buildFile(evidence, { head, sheet: body, foot }, signer);
}
