/** Finds protected codes and addresses that a translation lacks, adds or repeats. */
import { listReferences, writeReference } from "@orlaya/contract";
import { splitCodedText } from "../texts/coded-text.ts";
import type { Finding, LinkProblem } from "./finding.ts";
import { listAddresses, readPlainText } from "./plain-text.ts";

type LinkFinding = Extract<Finding, { readonly kind: "link" }>;

interface UsedCode {
  readonly text: string;
  readonly count: number;
  readonly isClosed: boolean;
}
/** Returns the codes of a coded text with the text inside each. */
function readCodes(coded: string): ReadonlyMap<number, UsedCode> {
  const codes = new Map<number, UsedCode>();
  const open: { readonly code: number; text: string }[] = [];
  function add(code: number, text: string, isClosed: boolean): void {
    const known = codes.get(code);
    codes.set(code, {
      text: known?.text ?? text,
      count: (known?.count ?? 0) + 1,
      isClosed: (known?.isClosed ?? true) && isClosed,
    });
  }
  for (const token of splitCodedText(coded)) {
    if (token.kind === "text") for (const each of open) each.text += token.text;
    else if (token.kind === "single") add(token.code, "", true);
    else if (token.kind === "open") open.push({ code: token.code, text: "" });
    else if (open.at(-1)?.code === token.code) add(token.code, open.pop()?.text ?? "", true);
    else add(token.code, "", false);
  }
  for (const { code, text } of open) add(code, text, false);
  return codes;
}

function checkCodes(source: string, target: string): readonly LinkFinding[] {
  const [from, to] = [readCodes(source), readCodes(target)];
  const findings: LinkFinding[] = [];
  const add = (problem: LinkProblem, text: string): unknown =>
    findings.push({ kind: "link", problem, text });
  for (const [code, { text }] of from) if (!to.has(code)) add("missing", text);
  for (const [code, { text, count, isClosed }] of to) {
    if (!from.has(code)) add("added", text);
    else if (!isClosed) add("unclosed", text === "" ? (from.get(code)?.text ?? "") : text);
    else if (count > 1) add("twice", text);
  }
  return findings;
}

/** Returns what has to be the same in all languages: a mail address, or the host of a web address. */
function readHost(address: string): string {
  const lower = address.toLowerCase();
  return lower.includes("@")
    ? lower
    : lower.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").replace(/\/.*$/, "");
}

function checkAddresses(source: string, target: string): readonly LinkFinding[] {
  const [from, to] = [source, target].map((text) => listAddresses(text)) as [
    readonly string[],
    readonly string[],
  ];
  if (from.length === 0 && to.length === 0) return [];
  const [fromHosts, toHosts] = [new Set(from.map(readHost)), new Set(to.map(readHost))];
  return [
    ...from
      .filter((each) => !toHosts.has(readHost(each)))
      .map((text) => ({ kind: "link" as const, problem: "missing" as const, text })),
    ...to
      .filter((each) => !fromHosts.has(readHost(each)))
      .map((text) => ({ kind: "link" as const, problem: "added" as const, text })),
  ];
}

/** Finds the references to details of the company and to clauses that only one of two texts has. */
function checkReferences(source: string, target: string): readonly LinkFinding[] {
  const list = (text: string): readonly string[] => listReferences(text).map(writeReference);
  const [from, to] = [list(source), list(target)];
  return [
    ...from
      .filter((text) => !to.includes(text))
      .map((text) => ({ kind: "link" as const, problem: "missing" as const, text })),
    ...to
      .filter((text) => !from.includes(text))
      .map((text) => ({ kind: "link" as const, problem: "added" as const, text })),
  ];
}

/** Finds the codes and addresses that two coded texts do not share. */
export function checkLinks(source: string, target: string): readonly LinkFinding[] {
  return [
    ...(source.includes("<") || target.includes("<") ? checkCodes(source, target) : []),
    ...checkAddresses(readPlainText(source), readPlainText(target)),
    ...checkReferences(readPlainText(source), readPlainText(target)),
  ];
}
