/** Sections of a sheet about the release, the audit log, redirects and the identification. */
import { writeAct, type SheetRow, type SheetSection, type Writing } from "./sheet-words.ts";

/** Writes the release of the finder, if one belongs to the page. */
export function writeRelease(writing: Writing): SheetSection {
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

/** Writes the entries of the audit log, the redirects and the identification. */
export function writeTraces({ evidence, say, time }: Writing): readonly SheetSection[] {
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
