/** Tests of the files: round trips, refusals, and the comparison with the service. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCodedText, type Code } from "../texts/coded-text.ts";
import { createFileId, createUnitId, joinTokens, readFileId, toCoded } from "./coded.ts";
import { collectTexts, compareImport, type Outcome } from "./compare.ts";
import { decodeXliff, MAX_XLIFF, readXliff, type ReadFile } from "./read-xliff.ts";
import type { Sentence } from "./sentences.ts";
import { writeXliff, type XliffSentence } from "./write-xliff.ts";

const LINK: Code = { kind: "link", node: { type: "link", fields: { url: '/a?b=1&c="2"' } } };
const BOLD: Code = { kind: "format", format: 1 };
const BREAK: Code = { kind: "single", node: { type: "linebreak" } };

function sentence(values: Partial<XliffSentence> = {}): XliffSentence {
  const { path = "slices.6b08.title", index = 0 } = values;
  return {
    id: createUnitId(path, index),
    path,
    targetPath: "slices.77aa.title",
    index,
    size: 1,
    isRich: true,
    source: "Hello",
    target: "Bonjour",
    codes: [],
    labels: [],
    maxLength: null,
    notes: [],
    proposals: [],
    ...values,
  };
}
function write(...sentences: readonly XliffSentence[]): string {
  return writeXliff({
    source: "en",
    target: "fr",
    documents: [
      {
        collection: "page_guide",
        group: "g-1",
        sourceId: "s-1",
        title: "T <&> ]]>",
        notes: [],
        sentences,
      },
    ],
    describe: (code) => (code.kind === "link" ? 'link to "/a" & more' : code.kind),
  });
}
function read(xml: string): ReadFile {
  const result = readXliff(xml);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  expect(result).toMatchObject({ source: "en", target: "fr" });
  return result.files[0] as ReadFile;
}
function refuse(xml: string): unknown {
  const result = readXliff(xml);
  return result.ok ? null : result.problem;
}
const compare = (file: ReadFile, ...now: readonly Sentence[]): readonly Outcome[] =>
  compareImport(file, now);

/** Characters that files lose: markup, controls, marks of direction, spaces, pairs of units. */
const CHARACTERS = fc.constantFrom(
  ...["<", ">", "&", '"', "'", "]]>", "\\", "<1>", "</2>", "&amp;", "&#1;", "<!--", "-->", "<?x"],
  ...["\u0001", "\u0008", "\u000B", "\u001F", "\u007F", "\u0085", "\uFFFE", "\uFFFF", "\uD800"],
  ...["\u200E", "\u200F", "\u202E", "\u2066", "\u00A0", "\u202F", "\u2009", "\u2028", "\uFEFF"],
  ...["\n", "\r", "\r\n", "\t", " ", "  ", "é", "e\u0301", "ß", "👩‍👩‍👧", "🇪🇸", "漢", "a", "1"],
);
const PLAIN = fc
  .oneof(
    fc.array(CHARACTERS, { maxLength: 12 }).map((chars) => chars.join("")),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
  )
  .map((text) => text.replaceAll("\u0000", ""));

/** Coded texts with their codes: pairs that contain others, and single codes. */
const CODED = fc
  .array(
    fc.record({
      before: PLAIN,
      kind: fc.constantFrom("link", "format", "single", "nested"),
      inside: PLAIN,
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    const codes: Code[] = [];
    const add = (code: Code): number => codes.push(code);
    const text = parts.map(({ before, kind, inside }) => {
      const escape = (plain: string): string => toCoded(plain, false);
      if (kind === "single") return `${escape(before)}<${add(BREAK)}/>`;
      const outer = add(kind === "format" ? BOLD : LINK);
      const inner = kind === "nested" ? add(BOLD) : null;
      const content = inner === null ? escape(inside) : `<${inner}>${escape(inside)}</${inner}>`;
      return `${escape(before)}<${outer}>${content}</${outer}>`;
    });
    return { text: joinTokens(splitCodedText(text.join(""))), codes };
  });

describe("a file", () => {
  it("keeps every coded text", () => {
    fc.assert(
      fc.property(CODED, CODED, PLAIN, fc.array(PLAIN), (source, target, plain, notes) => {
        const [unit, other] = read(
          write(
            sentence({
              source: source.text,
              target: target.text,
              codes: [...source.codes, ...target.codes],
              notes: notes.map((text) => ({ category: "place", text })),
              proposals: [target.text],
            }),
            sentence({ index: 1, source: toCoded(plain, false), isRich: false, maxLength: 90 }),
          ),
        ).units;
        expect(unit?.source).toBe(source.text);
        expect(unit?.isTouched && unit.target !== "").toBe(false);
        if (unit?.target !== "") expect(unit?.target).toBe(target.text);
        expect(other?.source).toBe(toCoded(plain, false));
      }),
      { numRuns: 500 },
    );
  });
  it("protects references to details of the company and to clauses, and reads them as they were", () => {
    const source =
      "By {company:insurer-hk} & <1>{company:hours}</1>. {clause:pre-existing.health2}";
    const xml = write(sentence({ source, codes: [{ kind: "format", format: 1 }] }));
    expect(xml).toContain('<mrk id="r1" translate="no">{company:insurer-hk}</mrk> &amp;');
    expect(xml).toContain('<mrk id="r2" translate="no">{company:hours}</mrk></pc>');
    expect(xml).toContain('<mrk id="r3" translate="no">{clause:pre-existing.health2}</mrk>');
    expect(read(xml).units[0]?.source).toBe(source);
  });
  it("has ids that are XML tokens, differ for different paths, and lead back to the document", () => {
    fc.assert(
      fc.property(PLAIN, PLAIN, fc.nat(999), (a, b, index) => {
        const id = createUnitId(a, index);
        expect(id).toMatch(/^[\w.:-]+$/);
        expect(id === createUnitId(b, index)).toBe(a === b);
        if (a !== "") expect(readFileId(createFileId(a, "de"))).toEqual({ group: a, target: "de" });
      }),
    );
  });
  it("says what a translator needs: places, limits, codes, candidates and states", () => {
    const xml = write(
      sentence({
        source: "Read <1>this</1><2/>",
        target: "",
        codes: [LINK, BREAK],
        maxLength: 160,
        notes: [{ category: "place", text: "Slice 1 › Title" }],
        proposals: ["Lisez <1>ceci</1><2/>"],
      }),
      sentence({ index: 1 }),
    );
    expect(xml).toContain('slr:sizeRestriction="160" slr:storageRestriction="160"');
    expect(xml).toContain('<note category="place" appliesTo="source">Slice 1 › Title</note>');
    expect(xml).toContain(
      '<pc id="1" type="link" canCopy="no" canDelete="no" dispStart="link to &quot;/a&quot; &amp; more">this</pc>' +
        '<ph id="2" type="fmt" subType="xlf:lb" canCopy="no" canDelete="no" disp="single"/>',
    );
    expect(xml).toMatch(/<mtc:match ref="#s"[^>]*><source>Read <pc[^>]*>this.*<target>Lisez/);
    expect(xml.match(/state="\w+"/g)).toEqual(['state="initial"', 'state="translated"']);
  });
  it("reads what tools make of it: split segments, loose codes, marks, groups and other modules", () => {
    const xml = write(
      sentence({ source: "One. <1>Two</1>.", target: "", codes: [BOLD], proposals: ["x<1>y</1>"] }),
    )
      .replace(
        /<segment id="s"[^>]*>[^]*<\/segment>/,
        () => `
        <segment state="final"><source>One.</source><target order="3">Un.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment><source><sc id="1"/><mrk id="m" type="term">Two</mrk><ec startRef="1"/>.</source>
        <target order="1"><![CDATA[<D>]]><sc id="1"/>e&#x75;x<ec startRef="1"/>.</target></segment>`,
      )
      .replace(/<unit /, '<group id="g"><unit ')
      .replace("</unit>", "</unit></group>")
      .replace("<notes>", '<x:y xmlns:x="urn:x"><source>no</source></x:y><notes>');
    expect(read(xml).units).toMatchObject([
      { source: "One. <1>Two</1>.", target: String.raw`\<D><1>eux</1>. Un.`, isTouched: true },
    ]);
  });
  it("reads UTF-8 and UTF-16, and no other encoding", () => {
    const xml = write(sentence({ target: "été €" }));
    const utf16 = Buffer.from(`\uFEFF${xml}`, "utf16le");
    for (const bytes of [Buffer.from(xml), Buffer.from(`\uFEFF${xml}`), utf16, utf16.swap16()])
      expect(read(decodeXliff(new Uint8Array(bytes)) ?? "").units[0]?.target).toBe("été €");
    expect(decodeXliff(new Uint8Array(Buffer.from(xml, "latin1")))).toBeNull();
  });
});

describe("a refused file", () => {
  const good = write(sentence(), sentence({ index: 1, source: "Two" }));
  function at(from: string | RegExp, to: string): string {
    const changed = good.replace(from, to);
    expect(changed).not.toBe(good);
    return changed;
  }
  const doctype = "<!DOCTYPE xliff";
  it.each<[name: string, xml: string, kind: string]>([
    ["empty", " \n", "empty"],
    ["longer than the limit", good + " ".repeat(MAX_XLIFF), "large"],
    ["no XML", "PK\u0003\u0004 a zip", "xml"],
    ["JSON", '{"a": 1}', "xml"],
    ["a page", "<html><body>x</body></html>", "foreign"],
    ["a page of its namespace", '<html xmlns="http://www.w3.org/1999/xhtml"/>', "script"],
    ["unbound prefix", at("<mda:metadata>", "<q:z/><mda:metadata>"), "xml"],
    ["not closed", at("</target>", ""), "xml"],
    ["an unknown entity", at("Bonjour", "&eacute;"), "xml"],
    ["a forbidden character", at("Bonjour", "\u0001"), "xml"],
    ["a reference to a forbidden character", at("Bonjour", "&#1;"), "xml"],
    ["two roots", good + good.slice(good.indexOf("<xliff")), "xml"],
    ["deep nesting", at("Bonjour", "<pc id='1'>".repeat(300)), "xml"],
    ["a type", at("<xliff", `${doctype}>\n<xliff`), "doctype"],
    ["an entity", at("<xliff", `${doctype} [<!ENTITY a "b">]>\n<xliff`), "doctype"],
    [
      "an external entity",
      at("<xliff", `${doctype} [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<xliff`),
      "doctype",
    ],
    [
      "an external type",
      at("<xliff", `${doctype} SYSTEM "http://evil.example/x.dtd">\n<xliff`),
      "doctype",
    ],
    ["an entity without a type", at("<xliff", `<!ENTITY a "b">\n<xliff`), "doctype"],
    ["a script", at("Bonjour", "<script>alert(1)</script>"), "script"],
    ["a script in other metadata", at("<notes>", '<h:script xmlns:h="urn:h"/><notes>'), "script"],
    [
      "a picture with a script",
      at("Bonjour", '<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
      "script",
    ],
    ["a style sheet", at("<xliff", '<?xml-stylesheet href="x.xsl"?><xliff'), "script"],
    ["an element in a sentence", at("Bonjour", "<b>Bonjour</b>"), "element"],
    ["an element of another module", at("Bonjour", "<mda:meta/>"), "element"],
    ["the character zero", at("Bonjour", '<cp hex="0000"/>'), "element"],
    ["a character that is none", at("Bonjour", '<cp hex="zz"/>'), "element"],
    [
      "XLIFF 1.2",
      at(/<xliff[^>]*>/, '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'),
      "version",
    ],
    ["XLIFF 2.2", at('version="2.1"', 'version="2.2"'), "version"],
    ["without files", at(/<file[^]*<\/file>/, ""), "foreign"],
    ["without our marks", at(/<mda:metadata>.*?<\/mda:metadata>/, ""), "foreign"],
    ["with marks of another service", at('category="orlaya"', 'category="other"'), "foreign"],
    ["of another service", at('original="page_guide/s-1"', 'original="file.docx"'), "foreign"],
    ["with the id of another language", at('id="g-1:fr"', 'id="g-1:de"'), "foreign"],
    ["of an unknown language", at('trgLang="fr"', 'trgLang="it"'), "language"],
    ["without a language", at(' trgLang="fr"', ""), "language"],
    ["from a language into itself", at('srcLang="en"', 'srcLang="fr"'), "language"],
    ["with a unit twice", at(/<unit[^]*?<\/unit>/, "$&$&"), "duplicate"],
    ["with a document twice", at(/<file[^]*<\/file>/, "$&$&"), "duplicate"],
    ["with an edited source", at("<source>Two", "<source>Three"), "edited"],
  ])("%s", (_, xml, kind) => {
    expect(refuse(xml)).toMatchObject({ kind });
  });
  it("is every truncated one, at every length", () => {
    for (let length = 60; length < good.trimEnd().length; length += 1)
      expect(refuse(good.slice(0, length)), String(length)).toMatchObject({
        kind: expect.stringMatching(/^(?:truncated|xml)$/) as string,
      });
    expect(refuse(good.slice(0, 900))).toMatchObject({ kind: "truncated" });
  });
  it("states the place and the sentence", () => {
    expect(refuse(at("<source>Two", "<source>Three"))).toEqual({
      kind: "edited",
      count: 1,
      line: good.split("\n").findIndex((line) => line.includes('title.1"')) + 1,
      text: "Three",
    });
    expect(refuse(at("Bonjour", "<b>Bonjour</b>"))).toEqual({
      kind: "element",
      name: "b",
      line: good.split("\n").findIndex((line) => line.includes("Bonjour")) + 1,
    });
  });
});

describe("the comparison", () => {
  const own = sentence({ source: "A <1>b</1>", target: "", codes: [BOLD], size: 2 });
  const plain = sentence({ path: "title", targetPath: "title", isRich: false, maxLength: 5 });
  /** Writes the sentences, puts other translations in the file, and reads it. */
  function translate(xml: string, ...targets: readonly (string | null)[]): ReadFile {
    const rest = [...targets];
    return read(
      xml.replaceAll(
        /(<source>[^\n]*<\/source>\n)(?:<target>.*<\/target>\n)?/g,
        (found, source) => {
          const text = rest.shift();
          return text == null ? found : `${source as string}<target>${text}</target>\n`;
        },
      ),
    );
  }
  const BOLD_B = '<pc id="1">b</pc>';
  it.each<
    [
      name: string,
      text: string | null,
      was: XliffSentence,
      now: Sentence | null,
      expected: Partial<Outcome>,
    ]
  >([
    [
      "new",
      `Un ${BOLD_B}`,
      own,
      own,
      { kind: "changed", after: "Un <1>b</1>", isChangedHere: false },
    ],
    ["left empty", null, own, own, { kind: "same" }],
    ["equal to ours", `Un ${BOLD_B}`, own, { ...own, target: "Un <1>b</1>" }, { kind: "same" }],
    ["left as it was, changed here", null, plain, { ...plain, target: "Salut" }, { kind: "same" }],
    [
      "changed in both",
      "Hé",
      plain,
      { ...plain, target: "Salut" },
      { kind: "changed", isChangedHere: true },
    ],
    ["emptied", "", plain, plain, { kind: "empty" }],
    ["emptied to spaces", " \n ", plain, plain, { kind: "empty" }],
    [
      "changed source",
      "Hé",
      plain,
      { ...plain, source: "Hi" },
      { kind: "sourceChanged", canStore: true },
    ],
    [
      "changed source with other codes",
      "Un",
      own,
      { ...own, source: "Z" },
      { kind: "sourceChanged", canStore: false },
    ],
    [
      "missing code",
      "Un b",
      own,
      own,
      { kind: "codes", codeProblem: { problem: "missing", code: 1 } },
    ],
    [
      "code twice",
      BOLD_B + BOLD_B,
      own,
      own,
      { kind: "codes", codeProblem: { problem: "twice", code: 1 } },
    ],
    [
      "invented code",
      `${BOLD_B}<ph id="9"/>`,
      own,
      own,
      { kind: "codes", codeProblem: { problem: "unknown", code: 9 } },
    ],
    [
      "code with a name",
      `${BOLD_B}<ph id="x"/>`,
      own,
      own,
      { kind: "codes", codeProblem: { problem: "unknown", code: 0 } },
    ],
    [
      "overlapping codes",
      '<sc id="1"/>b',
      own,
      own,
      { kind: "codes", codeProblem: { problem: "unclosed", code: 1 } },
    ],
    ["code in a plain field", "<pc id='1'>a</pc>", plain, plain, { kind: "codes" }],
    ["at the limit", "ab&lt;de", plain, plain, { kind: "changed", after: String.raw`ab\<de` }],
    ["one too long", "ab&lt;def", plain, plain, { kind: "tooLong", excess: 1, canStore: false }],
    ["no row", "Hé", plain, { ...plain, targetPath: null }, { kind: "noPlace", canStore: false }],
    ["text gone", "Hé", plain, null, { kind: "unknown", canStore: false }],
  ])("%s", (_, text, was, now, expected) => {
    const file = translate(write(was), text);
    expect(compare(file, ...(now ? [now] : []))[0]).toMatchObject(expected);
  });
  it("finds sentences that moved in their text, and only there", () => {
    const [a, b] = [
      sentence({ source: "A", size: 2 }),
      sentence({ source: "B", index: 1, size: 2 }),
    ];
    const file = translate(write(a, b), "Aa", "Bb");
    const now = [
      sentence({ source: "New", size: 3 }),
      sentence({ source: "A", index: 1, size: 3 }),
      sentence({ source: "B", index: 2, size: 3 }),
      sentence({ source: "A", path: "other" }),
    ];
    const outcomes = compare(file, ...now);
    expect(outcomes.map(({ kind, sentence: found }) => [kind, found?.index])).toEqual([
      ["changed", 1],
      ["changed", 2],
    ]);
    expect(collectTexts(outcomes, () => true)).toEqual(
      new Map([["slices.77aa.title", [null, "Aa", "Bb"]]]),
    );
  });
  it("collects what was chosen and can be stored, as the field has it", () => {
    const file = translate(write(own, plain), "Un b", "a&lt;b");
    const outcomes = compare(file, own, plain);
    expect(collectTexts(outcomes, () => true)).toEqual(new Map([["title", ["a<b"]]]));
    expect(collectTexts(outcomes, () => false).size).toBe(0);
  });
});
