/** Endpoints that export documents as XLIFF for translators, and import the translated files. */
import { isLocale, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { isRecord, readString, record } from "../fields/record.ts";
import { writeChange } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { readTitle } from "../documents/read-title.ts";
import { exportPairs, type ExportedPair } from "../xliff/export.ts";
import { importFiles, type DocumentDiff } from "../xliff/import.ts";
import { canTranslate, loadPairs } from "../xliff/load-pair.ts";
import {
  decodeXliff,
  MAX_XLIFF,
  readXliff,
  type ReadFile,
  type ReadResult,
} from "../xliff/read-xliff.ts";
import { writeProblem } from "../xliff/write-problem.ts";
import { answerProblem, createEndpoint, NO_STORE, readJsonBody } from "./create-endpoint.ts";

/** Most documents of one export. */
const MAX_DOCUMENTS = 1000;

/** Answer of an import. */
export interface ImportAnswer {
  readonly source: Locale;
  readonly target: Locale;
  /** Number of documents in the file. */
  readonly total: number;
  readonly documents: readonly DocumentDiff[];
}

interface Asked {
  readonly collection: string;
  readonly group: string;
}
function readAsked(value: unknown): readonly Asked[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map(({ collection, group }) => ({
      collection: readString(collection),
      group: readString(group),
    }))
    .filter(({ collection, group }) => collection !== "" && group !== "");
}
const keyOf = ({ collection, group }: Asked): string => [collection, group].join("/");

/** Loads the documents of an export, or returns the refusal. */
async function loadExported(
  req: PayloadRequest,
  actor: Actor,
  { documents, source, target }: { documents: readonly Asked[]; source: Locale; target: Locale },
): Promise<readonly ExportedPair[] | Response> {
  const exported: ExportedPair[] = [];
  const wanted = documents.map((each) => ({ ...each, source, target }));
  const pairs = await loadPairs(req, wanted);
  for (const [index, asked] of wanted.entries()) {
    const pair = pairs[index];
    if (!pair) continue;
    const { collection } = asked;
    const title = readTitle(req, collection, pair.source);
    const { label: language } = LOCALE_TABLE[target];
    if (!canTranslate(req, actor, asked, pair.target ?? pair.source))
      return answerProblem(403, getSay(req)("xliff.export.scope", { language, title }));
    exported.push({ asked, pair, title });
  }
  return exported;
}

/**
 * Answers with an XLIFF file. `x-documents` is the number of documents in it; those without the
 * source language or without sentences are left out.
 */
const exportEndpoint = createEndpoint("content", "post", "/xliff/export", async (req, actor) => {
  const say = getSay(req);
  const { documents: listed, source, target } = await readJsonBody(req);
  const documents = [...new Map(readAsked(listed).map((each) => [keyOf(each), each])).values()];
  if (documents.length === 0 || !isLocale(source) || !isLocale(target) || source === target)
    return answerProblem(400, say("xliff.export.choose"));
  const { length: count } = documents;
  if (count > MAX_DOCUMENTS)
    return answerProblem(400, say("xliff.export.tooMany", { count, most: MAX_DOCUMENTS }));
  const exported = await loadExported(req, actor, { documents, source, target });
  if (exported instanceof Response) return exported;
  const xliff = await exportPairs(req, [source, target], exported);
  if (xliff === null) return answerProblem(404, say("xliff.export.none"));
  if (Buffer.byteLength(xliff) > MAX_XLIFF) return answerProblem(400, say("xliff.export.large"));
  const sent = exported.filter(({ pair }) => pair.sentences.length > 0);
  await note(
    req,
    "export",
    "xliff",
    { title: `${source}-${target}.xlf` },
    { changes: [writeChange("documents", null, sent.map(({ title }) => title).join(", "))] },
  );
  return new Response(xliff, {
    headers: {
      "content-type": "application/xliff+xml; charset=utf-8",
      "content-disposition": `attachment; filename="${source}-${target}.xlf"`,
      "x-documents": String(sent.length),
    },
  });
});

/** Body of an import. */
interface ImportBody {
  readonly result: ReadResult;
  /** Documents to import; null for all. */
  readonly documents: readonly Asked[] | null;
  readonly skip: ReadonlySet<string>;
  readonly accept: ReadonlySet<string>;
}

const readKeys = (value: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(value) ? value.map(readString) : []);

/** Reads a body: the file itself, or JSON `{xliff, documents?, skip?, accept?}`. */
async function readImport(req: PayloadRequest): Promise<ImportBody> {
  const isJson = /\bjson\b/.test(req.headers.get("content-type") ?? "");
  const options = isJson ? await readJsonBody(req) : record(null);
  const bytes = isJson ? null : new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer());
  const xliff = bytes === null ? readString(options["xliff"]) : decodeXliff(bytes);
  return {
    result: xliff === null ? { ok: false, problem: { kind: "encoding" } } : readXliff(xliff),
    documents: options["documents"] === undefined ? null : readAsked(options["documents"]),
    skip: readKeys(options["skip"]),
    accept: readKeys(options["accept"]),
  };
}

function chooseFiles(
  files: readonly ReadFile[],
  documents: readonly Asked[] | null,
): readonly ReadFile[] {
  if (documents === null) return files;
  const wanted = new Set(documents.map(keyOf));
  return files.filter((file) => wanted.has(keyOf(file)));
}

/**
 * Compares a file with the service. With `dry=false` it stores the changed sentences as drafts,
 * without those of `skip`, and those of `accept` although their source changed.
 */
const importEndpoint = createEndpoint("content", "post", "/xliff/import", async (req, actor) => {
  const { result, documents, skip, accept } = await readImport(req);
  if (!result.ok) return answerProblem(422, writeProblem(getSay(req), result.problem));
  const { source, target, files } = result;
  const isDry = req.searchParams.get("dry") !== "false";
  const importing = { req, actor, source, target, isDry, skip, accept };
  const compared = await importFiles(importing, chooseFiles(files, documents));
  if (!isDry)
    await note(
      req,
      "import",
      "xliff",
      { title: `${source}-${target}.xlf` },
      { changes: [writeChange("documents", null, String(compared.length))] },
    );
  const answer: ImportAnswer = { source, target, total: files.length, documents: compared };
  return Response.json(answer, NO_STORE);
});

export const xliffEndpoints: Endpoint[] = [exportEndpoint, importEndpoint];
