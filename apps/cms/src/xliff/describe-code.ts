/** Says what the codes of sentences stand for. */
import type { PayloadRequest } from "payload";
import { readRelationId, readString, record, type Stored } from "../fields/record.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import type { Code } from "../texts/coded-text.ts";

/** Formats of a text by their bit. */
const FORMATS = [
  [1, "translation.code.bold"],
  [2, "translation.code.italic"],
  [4, "translation.code.strike"],
  [8, "translation.code.underline"],
  [16, "translation.code.code"],
  [32, "translation.code.sub"],
  [64, "translation.code.super"],
  [128, "xliff.code.highlight"],
] as const;

const readTarget = (node: Stored): string | null => readRelationId(record(node["fields"])["doc"]);

function describeSingle(say: Say, node: Stored): string {
  const { type } = node;
  if (type === "linebreak") return say("translation.code.break");
  return say(type === "tab" ? "xliff.code.tab" : "xliff.code.other");
}

/** Writes what a code stands for. @param addresses address or title of linked documents by id */
function describeCode(say: Say, code: Code, addresses: ReadonlyMap<string, string>): string {
  if (code.kind === "single") return describeSingle(say, code.node);
  if (code.kind === "format")
    return FORMATS.filter(([bit]) => code.format & bit)
      .map(([, key]) => say(key))
      .join(", ");
  const id = readTarget(code.node);
  const address =
    id === null ? readString(record(code.node["fields"])["url"]) : (addresses.get(id) ?? "");
  return address === "" ? say("xliff.code.link") : say("xliff.code.linkTo", { address });
}

/** Loads the addresses of documents: the path of a page, the title of another document. */
async function loadAddresses(
  req: PayloadRequest,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const { docs } = await req.payload.db.find<Stored & { readonly id: string }>({
    collection: "document_index",
    where: { document: { in: [...ids] } },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(
    docs.map((row) => [
      readString(row["document"]),
      readString(row["path"]) || readString(row["title"]),
    ]),
  );
}

/** Loads the addresses of linked documents, and returns a function that describes codes. */
export async function loadDescriber(
  req: PayloadRequest,
  codes: readonly Code[],
): Promise<(code: Code) => string> {
  const say = getSay(req);
  const ids = codes.flatMap((code) => (code.kind === "link" ? (readTarget(code.node) ?? []) : []));
  const addresses = await loadAddresses(req, new Set(ids));
  return (code) => describeCode(say, code, addresses);
}
