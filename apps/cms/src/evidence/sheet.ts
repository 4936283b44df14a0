/** An evidence in words: sections with rows, for the screen, for print and for the file. */
import { LOCALE_TABLE } from "@orlaya/locales";
import type { Writer } from "../history/entries.ts";
import { getSay, readLanguage, type HasLanguage } from "../labels/request-words.ts";
import type { Evidence, ShownRequest } from "./shapes.ts";
import { writeRelease, writeTraces } from "./sheet-traces.ts";
import {
  createTimeWriter,
  writeAct,
  type Sheet,
  type SheetRow,
  type SheetSection,
  type Writing,
} from "./sheet-words.ts";

function writePage(writing: Writing): SheetSection {
  const { evidence, say, time } = writing;
  const { asked, document, redirected } = evidence;
  const { audience, kind, locale, path, title } = document;
  return {
    key: "page",
    title: say("evidence.section.page"),
    rows: [
      { label: say("evidence.pageTitle"), text: title, ...(locale ? { lang: locale } : {}) },
      { label: say("evidence.kind"), text: kind },
      { label: say("evidence.address"), text: asked.site + path },
      ...(redirected === null
        ? []
        : [
            {
              label: say("evidence.redirected"),
              text: say("evidence.redirectedFrom", {
                path: redirected.from,
                time: time(redirected.live.since),
              }),
            },
          ]),
      ...(locale ? [{ label: say("board.language"), text: LOCALE_TABLE[locale].label }] : []),
      ...(audience ? [{ label: say("board.site"), text: say(`site.${audience}`) }] : []),
      { label: say("evidence.moment"), text: `${time(asked.at)} (${asked.zone})` },
    ],
  };
}

function writeVersion(writing: Writing): SheetSection {
  const { say, time } = writing;
  const { asked, version } = writing.evidence;
  const until =
    version.until === null
      ? say("evidence.stillLive", { time: time(asked.made_at) })
      : writeAct(writing, version.until, version.ended_by, version.ended_way);
  return {
    key: "version",
    title: say("evidence.section.version"),
    rows: [
      {
        label: say("evidence.since"),
        text: writeAct(writing, version.since, version.by, version.way),
      },
      { label: say("evidence.until"), text: until },
    ],
    ...(version.intact ? {} : { note: say("evidence.notIntact") }),
  };
}

function writeDecision({ say, time }: Writing, request: ShownRequest): string {
  const { decided_at: decidedAt, decision, is_of_this_content: isThis } = request;
  if (decision === null) return say("evidence.undecided", { time: time(request.asked_at) });
  if (decision === "returned") return say("evidence.returned", { time: time(decidedAt) });
  return say(isThis ? "evidence.approvedThis" : "evidence.approvedOther", {
    time: time(decidedAt),
  });
}

function writeReviews(writing: Writing): SheetSection {
  const { evidence, say, time } = writing;
  const rows = evidence.reviews.flatMap((request): SheetRow[] => [
    { label: request.decided_by || request.asked_by, text: writeDecision(writing, request) },
    {
      label: say("evidence.askedBy"),
      text: [`${request.asked_by}, ${time(request.asked_at)}`, request.note]
        .filter((text) => text !== "")
        .join("\n"),
    },
    ...(request.decision_note === ""
      ? []
      : [{ label: say("evidence.reason"), text: request.decision_note }]),
  ]);
  const isApproved = evidence.reviews.some((request) => request.is_of_this_content);
  const mode = evidence.rule?.mode;
  const rule =
    mode === "auto" || mode === "always" || mode === "never" ? say(`evidence.rule.${mode}`) : "";
  const notes = [...(isApproved ? [] : [say("evidence.notApproved")]), rule];
  return {
    key: "reviews",
    title: say("evidence.section.reviews"),
    rows,
    note: notes.filter((text) => text !== "").join(" "),
  };
}

function writePeople(writing: Writing): readonly SheetSection[] {
  const { evidence, say, time } = writing;
  const { source, writers } = evidence;
  function describe({ at, person }: Writer): SheetRow {
    return { label: person, text: at === "" ? say("evidence.timeUnknown") : time(at) };
  }
  return [
    writeReviews(writing),
    {
      key: "writers",
      title: say("evidence.section.writers"),
      rows: writers.map(describe),
      ...(writers.length === 0 ? { note: say("evidence.noWriters") } : {}),
    },
    {
      key: "source",
      title: say("evidence.section.source"),
      rows:
        source === null
          ? []
          : [
              { label: LOCALE_TABLE[source.locale].label, text: source.title, lang: source.locale },
              ...(source.since === ""
                ? []
                : [{ label: say("evidence.since"), text: time(source.since) }]),
            ],
      ...(source === null ? { note: say("evidence.isOriginal") } : {}),
    },
  ];
}

function writeContent({ evidence, say }: Writing): readonly SheetSection[] {
  const { document, facts, files, parts, texts } = evidence;
  const lang = document.locale ? { lang: document.locale } : {};
  return [
    {
      key: "facts",
      title: say("evidence.section.facts"),
      rows: facts.map(({ label, text }) => ({ label, text })),
    },
    {
      key: "texts",
      title: say("evidence.section.texts"),
      rows: texts.map(({ label, text }) => ({ label, text, ...lang })),
    },
    {
      key: "parts",
      title: say("evidence.section.parts"),
      rows: parts.map(({ checksum, title }) => ({ label: title, text: checksum, isCode: true })),
    },
    {
      key: "files",
      title: say("evidence.section.files"),
      rows: files.flatMap(({ alt, file, sha256 }): SheetRow[] => [
        { label: file, text: alt || say("evidence.noAlt"), ...(alt ? lang : {}) },
        { label: "SHA-256", text: sha256 || say("evidence.noFile"), isCode: sha256 !== "" },
      ]),
    },
  ];
}

/** Says in one sentence what stood there, and who approved and published it. */
function writeSummary(writing: Writing): string {
  const { evidence, say, time } = writing;
  const { asked, document, reviews, version } = evidence;
  const approval = reviews.findLast((request) => request.is_of_this_content);
  return [
    say("evidence.summary", { path: document.path, time: time(asked.at) }),
    approval
      ? say("evidence.summary.approved", {
          person: approval.decided_by,
          time: time(approval.decided_at),
        })
      : say("evidence.notApproved"),
    `${say("evidence.labelled", {
      label: say("evidence.since"),
      text: writeAct(writing, version.since, version.by, version.way),
    })}.`,
  ].join(" ");
}

/** Writes an evidence in the language of the request. */
export function writeSheet(request: HasLanguage, evidence: Evidence): Sheet {
  const lang = readLanguage(request);
  const time = createTimeWriter(lang, evidence.asked.zone);
  const writing: Writing = { say: getSay(request), time, evidence };
  const sections = [
    writePage(writing),
    writeVersion(writing),
    ...writePeople(writing),
    ...writeContent(writing),
    writeRelease(writing),
    ...writeTraces(writing),
  ];
  return {
    lang,
    title: evidence.document.title,
    titleLang: evidence.document.locale,
    summary: writeSummary(writing),
    sections: sections.filter(({ note, rows }) => rows.length > 0 || note !== undefined),
  };
}
