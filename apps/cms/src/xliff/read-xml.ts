/** Reads XML as events. Declarations of types and of entities, and scripts, are refused. */
import sax from "sax";
import { hasForbidden } from "./xml.ts";

/** Why a file is refused. `line` counts from 1; `name` is that of an element or a version. */
export interface XliffProblem {
  readonly kind:
    | "empty"
    | "large"
    | "encoding"
    | "truncated"
    | "xml"
    | "doctype"
    | "script"
    | "element"
    | "version"
    | "foreign"
    | "language"
    | "duplicate"
    | "edited";
  readonly line?: number;
  readonly name?: string;
  /** The sentence with the problem, without its codes. */
  readonly text?: string;
  readonly count?: number;
}

/** Ends the reading of a file. */
export class XliffRefusal extends Error {
  readonly problem: XliffProblem;
  constructor(problem: XliffProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** An element that begins. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly line: number;
  /** Returns an attribute without a namespace; null when it is absent. */
  readonly read: (attribute: string) => string | null;
}
export interface XmlHandlers {
  readonly open: (element: XmlElement) => void;
  readonly close: () => void;
  readonly text: (text: string) => void;
}

const MAX_DEPTH = 200;
/** `strictEntities`: only the five entities of XML. The types of the parser lack it. */
const OPTIONS: sax.SAXOptions & { readonly strictEntities: true } = {
  xmlns: true,
  position: true,
  strictEntities: true,
};
/** Namespaces whose elements a browser may run. */
const ACTIVE: ReadonlySet<string> = new Set([
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/2000/svg",
]);

function refuseActive({ name, namespace, line }: XmlElement): void {
  if (name.toLowerCase() === "script" || ACTIVE.has(namespace))
    throw new XliffRefusal({ kind: "script", name, line });
}

function toElement(tag: sax.QualifiedTag, line: number): XmlElement {
  return {
    namespace: tag.uri,
    name: tag.local,
    line,
    read: (attribute) => {
      const found = Object.values(tag.attributes).find(({ name }) => name === attribute);
      return found?.value ?? null;
    },
  };
}

/**
 * Reads a whole text of XML.
 * @throws XliffRefusal when it is not well-formed, or contains what no XLIFF file needs
 */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = sax.parser(true, OPTIONS);
  // XML has every end of a line read as one line feed.
  const whole = xml.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  let depth = 0;
  let roots = 0;
  let isEnding = false;
  const getLine = (): number => parser.line + 1;
  function refuse(kind: XliffProblem["kind"], name = ""): never {
    throw new XliffRefusal({ kind, line: getLine(), ...(name === "" ? {} : { name }) });
  }
  // The parser does not end a declaration that contains quotes and stands outside of a type.
  parser.onerror = () =>
    refuse(/<!ENTITY/i.test(whole) ? "doctype" : isEnding ? "truncated" : "xml");
  parser.ondoctype = () => refuse("doctype");
  parser.onprocessinginstruction = ({ name }) => {
    if (/stylesheet/i.test(name)) refuse("script", name);
  };
  parser.onopentag = (tag) => {
    depth += 1;
    if (depth === 1) roots += 1;
    if (depth > MAX_DEPTH || roots > 1) refuse("xml");
    const element = toElement(tag as sax.QualifiedTag, getLine());
    refuseActive(element);
    open(element);
  };
  parser.onclosetag = () => {
    depth -= 1;
    close();
  };
  parser.ontext = text;
  parser.oncdata = text;
  if (hasForbidden(whole)) throw new XliffRefusal({ kind: "xml", line: findForbidden(whole) });
  parser.write(whole);
  isEnding = true;
  parser.close();
}

/** Returns the line of the first character that XML forbids. */
function findForbidden(xml: string): number {
  const lines = xml.split("\n");
  return lines.findIndex(hasForbidden) + 1;
}
