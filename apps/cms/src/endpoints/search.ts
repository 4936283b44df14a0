/** Endpoint of the search of the admin. */
import { getRights } from "../access/roles.ts";
import { searchDocuments, type Hit } from "../documents/search.ts";
import { nameCollection } from "../labels/request-words.ts";
import { readString } from "../fields/record.ts";
import { createEndpoint, NO_STORE } from "./create-endpoint.ts";

/** A hit with the name of its kind of document, in the language of the admin. */
export interface ShownHit extends Hit {
  readonly kind: string;
}
/** Response of the search. */
export interface SearchAnswer {
  readonly hits: readonly ShownHit[];
  readonly total: number;
}

/** Searches the documents for the question in the parameter `q`. For staff. */
export const searchEndpoint = createEndpoint("read", "get", "/search", async (req, actor) => {
  const own = getRights(actor).scoped ? actor.edit_locales : [];
  const { hits, total } = await searchDocuments(
    req.payload,
    readString(req.searchParams.get("q")),
    own,
  );
  const answer: SearchAnswer = {
    total,
    hits: hits.map((hit) => ({
      ...hit,
      kind: nameCollection(req, hit.collection),
    })),
  };
  return Response.json(answer, NO_STORE);
});
