/** Warns about a sentence that is nearly a clause (decision 50). */
import { writeReference } from "@orlaya/contract";
import { createFindCopies } from "../clauses/near-copies.ts";
import { readFieldText } from "./check-references.ts";
import type { Check, Finding } from "./finding.ts";

/** Most characters of a sentence in a finding. */
const SHOWN = 120;

const shorten = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;

/** Checks that binding sentences are references to clauses, except in the clauses themselves. */
export const checkCopies: Check = ({ collection, places, context: { clauses } }) => {
  if (collection === "clause") return [];
  const findCopies = createFindCopies(clauses);
  return places.flatMap((place) =>
    findCopies(readFieldText(place)).map(({ sentence, clause }): Finding => ({
      level: "warning",
      check: "clause-copy",
      path: place.path,
      labels: place.labels,
      write: (say) =>
        say("checklist.clauseCopy", {
          text: shorten(sentence),
          clause: writeReference({ kind: "clause", key: clause }),
        }),
    })),
  );
};
