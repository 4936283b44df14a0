/** An evidence in words: sections with rows, for the screen, for print and for the file. */
import { INTL_TAGS, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { getSay, readLanguage, type HasLanguage, type Say } from "../labels/request-words.ts";
import type { Way, Writer } from "../history/entries.ts";
import type { Evidence, ShownRequest } from "./shapes.ts";

export interface SheetRow {
  readonly label: string;
  readonly text: string;
  /** Language of the text, when it is not the one of the sheet. */
  readonly lang?: Locale;
  /** Whether the text is a code, such as a hash. */
  readonly isCode?: boolean;
}
export interface SheetSection {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** Sentence instead of rows, or below them. */
  readonly note?: string;
}
export interface Sheet {
  readonly lang: Locale;
  readonly title: string;
  readonly titleLang: Locale | null;
  readonly summary: string;
  readonly sections: readonly SheetSection[];
}

interface Writing {
  readonly say: Say;
  readonly time: (iso: string) => string;
  readonly evidence: Evidence;
}

/** Returns the function that writes moments in a language and time zone. */
export function createTimeWriter(locale: Locale, zone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(INTL_TAGS[locale], {
    ...{ dateStyle: "long", timeStyle: "medium", timeZone: zone },
  });
  return (iso) => (iso === "" ? "–" : format.format(new Date(iso)));
}

/** Writes when something began or ended, and who did it. */
function writeAct({ say, time }: Writing, at: string, person: string, way: Way | null): string {
  if (way === "earlier")
    return person === ""
      ? say("evidence.by.earlier", { time: time(at) })
      : say("evidence.by.earlierPerson", { time: time(at), person });
  if (person === "" || way === null || way === "service")
    return say("evidence.by.service", { time: time(at) });
  return say(way === "plan" ? "evidence.by.plan" : "evidence.by.person", {
    time: time(at),
    person,
  });
}

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
  const describe = ({ at, person }: Writer): SheetRow => ({
    label: person,
    text: at === "" ? say("evidence.timeUnknown") : time(at),
  });
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

function writeRelease(writing: Writing): SheetSection {
  const { evidence, say } = writing;
  const { release } = evidence;
  if (release === null) return { key: "release", title: "", rows: [] };
  const { author, checksum, confirmed_by: confirmed, live, note, version } = release;
  const rows: SheetRow[] = [
    { label: say("evidence.release"), text: String(version) },
    { label: say("evidence.since"), text: writeAct(writing, live.since, live.by, live.way) },
    { label: say("evidence.author"), text: author },
    ...(confirmed === "" ? [] : [{ label: say("evidence.confirmedBy"), text: confirmed }]),
    ...(note === "" ? [] : [{ label: say("evidence.note"), text: note }]),
    { label: say("evidence.checksum"), text: checksum, isCode: true },
  ];
  return { key: "release", title: say("evidence.section.release"), rows };
}

/** Actions of the audit log with words of their own. */
const ACTIONS = {
  create: "evidence.action.create",
  update: "evidence.action.update",
  publish: "evidence.action.publish",
  unpublish: "evidence.action.unpublish",
  bin: "evidence.action.bin",
  delete: "evidence.action.delete",
  "ask for review": "evidence.action.ask",
  approve: "evidence.action.approve",
  "send back": "evidence.action.return",
  "withdraw review": "evidence.action.withdraw",
  evidence: "evidence.action.evidence",
} as const;
const isNamed = (action: string): action is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, action);

function writeTraces({ evidence, say, time }: Writing): readonly SheetSection[] {
  const { audit, redirects, version } = evidence;
  return [
    {
      key: "audit",
      title: say("evidence.section.audit"),
      rows: audit.map(({ action, at, person }) => ({
        label: time(at),
        text: [isNamed(action) ? say(ACTIONS[action]) : action, person]
          .filter((text) => text !== "")
          .join(", "),
      })),
    },
    {
      key: "redirects",
      title: say("evidence.section.redirects"),
      rows: redirects.map(({ from, live }) => ({
        label: from,
        text: say("evidence.sinceTime", { time: time(live.since) }),
      })),
    },
    {
      key: "proof",
      title: say("evidence.section.proof"),
      rows: [
        { label: say("evidence.checksum"), text: version.checksum, isCode: true },
        { label: say("evidence.fingerprint"), text: version.fingerprint, isCode: true },
        { label: say("evidence.documentId"), text: evidence.document.id, isCode: true },
        ...(version.id === ""
          ? []
          : [{ label: say("evidence.versionId"), text: version.id, isCode: true }]),
        {
          label: say("evidence.madeBy"),
          text: `${evidence.asked.by}, ${time(evidence.asked.made_at)}`,
        },
      ],
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
    `${say("evidence.since")}: ${writeAct(writing, version.since, version.by, version.way)}.`,
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
