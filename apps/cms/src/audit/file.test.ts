import { describe, expect, it } from "vitest";
import { linkEntry, START, type ChainEntry, type Content } from "./chain.ts";
import { checkAuditFile, writeHeading, writeLine } from "./file.ts";
import { parseKnown } from "./report.ts";

const CONTENT: Content = {
  ...{ at: "2026-11-27T10:00:00.000Z", user: "u1", person: "eva@example.com", role: "editor" },
  ...{ action: "publish", collection: "page_landing", document: "d1", locale: "es" },
  title: "Título",
  changes: [{ path: "title", before: "Antes", after: "Título" }],
};
function build(length: number): readonly ChainEntry[] {
  const chain: ChainEntry[] = [];
  for (let index = 0; index < length; index += 1)
    chain.push(linkEntry(chain.at(-1) ?? START, { ...CONTENT, document: `d${index}` }));
  return chain;
}
const END = build(5).at(-1) ?? START;
const HEADING = {
  ...{ from: START, to: { sequence: END.sequence, hash: END.hash } },
  ...{ made_at: "2026-11-27T11:00:00.000Z", by: "otto@example.com" },
};
const write = (entries: readonly ChainEntry[]) =>
  writeHeading(HEADING) + entries.map(writeLine).join("");
const lines = () => write(build(5)).trimEnd().split("\n");
const join = (parts: readonly string[]) => parts.join("\n");

describe("a file", () => {
  it("is valid as it was written, and contains an earlier end", () => {
    const text = write(build(5));
    expect(checkAuditFile(text)).toMatchObject({ ok: true, count: 5 });
    const known = build(3)
      .slice(-1)
      .map(({ sequence, hash }) => `${sequence}:${hash}`);
    expect(checkAuditFile(text, parseKnown(known)).ok).toBe(true);
    expect(checkAuditFile(text, [{ sequence: 3, hash: "0".repeat(64) }])).toEqual({
      ...{ ok: false, problem: "other", sequence: 3 },
    });
    expect(checkAuditFile(text, [{ sequence: 6, hash: "0".repeat(64) }])).toMatchObject({
      problem: "end",
    });
  });

  it.each([
    ["no heading", () => join(lines().slice(1)), "form", 0],
    ["another heading", () => join(lines().with(0, "{}")), "form", 0],
    [
      "a later beginning",
      () => join([(lines()[0] ?? "").replace('"sequence":0', '"sequence":1'), ...lines().slice(2)]),
      "form",
      0,
    ],
    ["a line that is no JSON", () => join(lines().with(2, "x")), "form", 2],
    [
      "a field beside the entry",
      () => join(lines().with(2, (lines()[2] ?? "").replace("{", '{"more":1,'))),
      "form",
      2,
    ],
    [
      "a changed value",
      () => join(lines().with(2, (lines()[2] ?? "").replace("Antes", "Otro"))),
      "content",
      2,
    ],
    ["a removed line", () => join(lines().toSpliced(2, 1)), "number", 2],
    [
      "swapped lines",
      () =>
        join(
          lines()
            .with(2, lines()[3] ?? "")
            .with(3, lines()[2] ?? ""),
        ),
      "number",
      2,
    ],
    ["a removed end", () => join(lines().slice(0, -1)), "end", 5],
    ["an added end", () => writeHeading(HEADING) + build(6).map(writeLine).join(""), "end", 6],
  ] as const)("with %s is refused", (_, change, problem, sequence) => {
    expect(checkAuditFile(change())).toEqual({ ok: false, problem, sequence });
  });

  it("loses no change of a single character", () => {
    const text = write(build(2));
    const body = text.indexOf("\n") + 1;
    const heading = { ...HEADING, to: build(2).at(-1) ?? START };
    const whole =
      writeHeading({ ...heading, to: { sequence: 2, hash: heading.to.hash } }) + text.slice(body);
    expect(checkAuditFile(whole).ok).toBe(true);
    const start = whole.indexOf("\n") + 1;
    for (let at = start; at < whole.length - 1; at += 1) {
      const changed = whole.slice(0, at) + (whole[at] === "7" ? "8" : "7") + whole.slice(at + 1);
      expect(checkAuditFile(changed).ok, changed.slice(start, at + 1)).toBe(false);
    }
  });

  it("needs known places in one form", () => {
    expect(() => parseKnown(["12"])).toThrow("NUMBER:HASH");
    expect(parseKnown([`12:${"a".repeat(64)}`])).toEqual([{ sequence: 12, hash: "a".repeat(64) }]);
  });
});
