/** Collects the documents and sentences of an XLIFF file from the events of its XML. */
import type { Token } from "../texts/coded-text.ts";
import { joinTokens } from "./coded.ts";
import { XliffRefusal, type XmlElement, type XmlHandlers } from "./read-xml.ts";
import { MARK, NAMESPACES } from "./write-xliff.ts";

/** A sentence as the file has it. */
export interface RawUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Metadata that the export wrote. */
  readonly marks: Readonly<Record<string, string>>;
  readonly line: number;
}
export interface RawFile {
  readonly id: string;
  readonly original: string;
  /** Title that the export noted; empty when a tool removed it. */
  readonly title: string;
  readonly units: readonly RawUnit[];
}
export interface RawXliff {
  readonly srcLang: string | null;
  readonly trgLang: string | null;
  readonly files: readonly RawFile[];
}

/** A sentence or the space between two sentences. A tool may split a unit into several. */
interface Segment {
  readonly isIgnorable: boolean;
  readonly source: Token[];
  target: Token[] | null;
  order: number;
}
interface OpenUnit {
  readonly id: string;
  readonly line: number;
  readonly segments: Segment[];
  readonly marks: Record<string, string>;
}

/** Returns the number of a code; 0, which no code has, for another id. */
const readCode = (id: string | null): number =>
  id !== null && /^[1-9]\d{0,5}$/.test(id) ? Number(id) : 0;

function readCodePoint(element: XmlElement): string {
  const value = Number.parseInt(element.read("hex") ?? "", 16);
  // PostgreSQL cannot store U+0000.
  if (!(value > 0 && value <= 0x10ffff))
    throw new XliffRefusal({ kind: "element", name: element.name, line: element.line });
  return String.fromCodePoint(value);
}

function addText(tokens: Token[], text: string): void {
  const last = tokens.at(-1);
  if (last?.kind === "text") tokens[tokens.length - 1] = { kind: "text", text: last.text + text };
  else if (text !== "") tokens.push({ kind: "text", text });
}

/** Adds an element inside a sentence. Returns what its end adds. */
function addInline(tokens: Token[], element: XmlElement): Token | null {
  switch (element.name) {
    case "pc": {
      const code = readCode(element.read("id"));
      tokens.push({ kind: "open", code });
      return { kind: "close", code };
    }
    case "ph":
      tokens.push({ kind: "single", code: readCode(element.read("id")) });
      return null;
    case "sc":
      tokens.push({ kind: "open", code: readCode(element.read("id")) });
      return null;
    case "ec":
      tokens.push({ kind: "close", code: readCode(element.read("startRef")) });
      return null;
    case "cp":
      addText(tokens, readCodePoint(element));
      return null;
    // Marks of the translator around or in a text, which stays.
    case "mrk":
    case "sm":
    case "em":
      return null;
    default:
      throw new XliffRefusal({ kind: "element", name: element.name, line: element.line });
  }
}

function closeUnit({ id, line, segments, marks }: OpenUnit): RawUnit {
  const ordered = segments
    .map((segment, index) => ({ ...segment, order: segment.order || index + 1 }))
    .sort((a, b) => a.order - b.order);
  const hasTarget = segments.some(({ isIgnorable, target }) => !isIgnorable && target !== null);
  return {
    id,
    line,
    marks,
    source: joinTokens(mergeTexts(segments.flatMap(({ source }) => source))),
    target: hasTarget
      ? joinTokens(
          mergeTexts(
            ordered.flatMap(
              ({ isIgnorable, source, target }) => target ?? (isIgnorable ? source : []),
            ),
          ),
        )
      : "",
  };
}
function mergeTexts(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    if (token.kind === "text") addText(merged, token.text);
    else merged.push(token);
  }
  return merged;
}

/** What the end of an element does, and where text inside it goes. */
interface Level {
  readonly name: string;
  readonly close?: () => void;
  /** Pieces of the sentence that the element contains or is part of. */
  readonly tokens?: Token[];
  readonly text?: (text: string) => void;
  /** Whether everything inside is skipped. */
  readonly isSkipped?: boolean;
}
const SKIPPED: Level = { name: "", isSkipped: true };

/** State of the reading: the file and the unit that are open. */
interface State {
  srcLang: string | null;
  trgLang: string | null;
  readonly files: {
    readonly id: string;
    readonly original: string;
    title: string;
    readonly units: RawUnit[];
  }[];
  unit: OpenUnit | null;
}

function openRoot(state: State, element: XmlElement): Level {
  const { name, namespace } = element;
  const version = element.read("version") ?? "";
  if (name !== "xliff") throw new XliffRefusal({ kind: "foreign" });
  if (namespace !== NAMESPACES.core || !/^2\.[01]$/.test(version))
    throw new XliffRefusal({ kind: "version", name: version });
  state.srcLang = element.read("srcLang");
  state.trgLang = element.read("trgLang");
  return { name };
}

function openUnit(state: State, element: XmlElement): Level {
  const units = state.files.at(-1)?.units;
  const unit: OpenUnit = {
    id: element.read("id") ?? "",
    line: element.line,
    segments: [],
    marks: {},
  };
  state.unit = unit;
  return {
    name: "unit",
    close: () => {
      units?.push(closeUnit(unit));
      state.unit = null;
    },
  };
}

/** Opens the source or the target of the last segment. */
function openContent(state: State, element: XmlElement): Level {
  const segment = state.unit?.segments.at(-1);
  if (!segment) return SKIPPED;
  if (element.name === "source") return { name: "source", tokens: segment.source };
  segment.target ??= [];
  segment.order = readCode(element.read("order"));
  return { name: "target", tokens: segment.target };
}

/** Opens a note of a file. The notes of units are skipped. */
function openNote(state: State, element: XmlElement): Level {
  const file = state.files.at(-1);
  if (!file || element.read("category") !== "document") return SKIPPED;
  return {
    name: "note",
    text: (text) => {
      file.title += text;
    },
  };
}

function openCore(state: State, parent: Level, element: XmlElement): Level {
  const { name } = element;
  switch (`${parent.name} ${name}`) {
    case "xliff file":
      state.files.push({
        id: element.read("id") ?? "",
        original: element.read("original") ?? "",
        title: "",
        units: [],
      });
      return { name };
    case "file notes":
      return { name };
    case "notes note":
      return openNote(state, element);
    case "file group":
    case "group group":
      return { name: "group" };
    case "file unit":
    case "group unit":
      return openUnit(state, element);
    case "unit segment":
    case "unit ignorable":
      state.unit?.segments.push({
        isIgnorable: name === "ignorable",
        source: [],
        target: null,
        order: 0,
      });
      return { name: "segment" };
    case "segment source":
    case "segment target":
      return openContent(state, element);
    default:
      return SKIPPED;
  }
}

/** Opens metadata of a unit. Only those that the export wrote are read. */
function openMetadata(state: State, parent: Level, element: XmlElement): Level {
  const { name } = element;
  if (name === "metadata" && parent.name === "unit") return { name };
  if (name === "metaGroup" && parent.name === "metadata" && element.read("category") === MARK)
    return { name };
  const { unit } = state;
  const type = element.read("type") ?? "";
  if (name !== "meta" || parent.name !== "metaGroup" || !unit) return SKIPPED;
  return {
    name,
    text: (text) => {
      unit.marks[type] = (unit.marks[type] ?? "") + text;
    },
  };
}

function openLevel(state: State, parent: Level | undefined, element: XmlElement): Level {
  if (!parent) return openRoot(state, element);
  if (parent.isSkipped) return SKIPPED;
  const { tokens } = parent;
  if (tokens) {
    if (element.namespace !== NAMESPACES.core)
      throw new XliffRefusal({ kind: "element", name: element.name, line: element.line });
    const end = addInline(tokens, element);
    return { name: element.name, tokens, close: () => end && tokens.push(end) };
  }
  if (element.namespace === NAMESPACES.metadata) return openMetadata(state, parent, element);
  return element.namespace === NAMESPACES.core ? openCore(state, parent, element) : SKIPPED;
}

/** Creates handlers that collect a file, and a function that returns it at the end. */
export function createFileReader(): {
  readonly handlers: XmlHandlers;
  readonly finish: () => RawXliff;
} {
  const state: State = { srcLang: null, trgLang: null, files: [], unit: null };
  const levels: Level[] = [];
  return {
    handlers: {
      open: (element) => levels.push(openLevel(state, levels.at(-1), element)),
      close: () => levels.pop()?.close?.(),
      text: (text) => {
        const level = levels.at(-1);
        if (level?.tokens) addText(level.tokens, text);
        else level?.text?.(text);
      },
    },
    finish: () => state,
  };
}
