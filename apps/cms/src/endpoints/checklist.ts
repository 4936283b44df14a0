/** Endpoint of the checklist of a document. */
import { isLocale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import { checkDocument } from "../checklist/check-document.ts";
import { loadChecked } from "../checklist/load-context.ts";
import type { ShownChecklist } from "../checklist/shapes.ts";
import { getSay, writePlace } from "../labels/request-words.ts";
import { loadNewest } from "../translation/documents.ts";
import { answerProblem, createEndpoint, NO_STORE, readPlace } from "./create-endpoint.ts";

/** Returns the findings of the newest version of a document; null when there is none. */
async function loadChecklist(req: PayloadRequest): Promise<ShownChecklist | null> {
  const { collection, id } = readPlace(req);
  const config = req.payload.collections[collection]?.config;
  if (!config?.flattenedFields.some(({ name }) => name === "group")) return null;
  const document = await loadNewest(req, { collection, id });
  const locale = document?.["locale"];
  if (!document || !isLocale(locale)) return null;
  const asked = { collection, id, locale, document };
  const findings = checkDocument(await loadChecked(req, asked, "list"));
  const say = getSay(req);
  const blocking = findings.filter(({ level }) => level === "blocking").length;
  return {
    blocking,
    warnings: findings.length - blocking,
    findings: findings.map(({ level, check, path, labels, write }) => ({
      level,
      check,
      path,
      place: writePlace(req, labels),
      sentence: write(say),
    })),
  };
}

/** What blocks the publication of a document, and what to look at. */
export const checklistEndpoint = createEndpoint(
  "read",
  "get",
  "/checklist/:collection/:id",
  async (req) => {
    const checklist = await loadChecklist(req);
    return checklist
      ? Response.json(checklist, NO_STORE)
      : answerProblem(404, getSay(req)("translation.noDocument"));
  },
);
