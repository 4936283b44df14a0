/** Writes the report of an import of Prismic as a text file. */
import type { Say } from "../../labels/request-words.ts";
import type { DocumentReport, PrismicReport, Unmapped } from "./shapes.ts";

/** Returns the name of a document: its uid, or its id in Prismic. */
export const nameSource = ({ uid, source }: DocumentReport): string => uid || source;

/** Writes what became of a document. */
export function writeOutcome(say: Say, { outcome, refusal }: DocumentReport): string {
  return refusal === null
    ? say(`bundle.prismic.outcome.${outcome}`)
    : say(`bundle.prismic.refused.${refusal.kind}`, { detail: refusal.detail });
}

/** Writes why a value was not mapped. */
export const writeUnmapped = (say: Say, { kind, path, detail }: Unmapped): string =>
  [path, say(`bundle.prismic.kind.${kind}`), detail].filter((part) => part !== "").join(" · ");

function writeDocument(say: Say, document: DocumentReport): string {
  const { source, type, lang, uid, mapped, unmapped } = document;
  const head = [type, lang, uid, source].filter((part) => part !== "").join(" · ");
  return [
    head,
    `  ${writeOutcome(say, document)}`,
    `  ${say("bundle.prismic.mapped", { count: mapped })}`,
    ...unmapped.map((each) => `  - ${writeUnmapped(say, each)}`),
  ].join("\n");
}

/** Writes the report: the counts, and then each document with what was not mapped. */
export function writeReport(say: Say, { counts, documents }: PrismicReport): string {
  const { created, kept, refused, unmapped } = counts;
  const head = [
    say("bundle.prismic.done", { created, kept, refused }),
    say("bundle.prismic.unmapped", { count: unmapped }),
  ];
  return `${[...head, "", ...documents.map((each) => writeDocument(say, each))].join("\n")}\n`;
}
