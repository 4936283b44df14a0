import { fold } from "@orlaya/finder/search";
import type { ReactNode } from "react";

interface MatchedPart {
  readonly start: number;
  readonly end: number;
}

/** Where a word of the name begins with what was typed; null where none does. Both are compared folded. */
function getMatchedPart(name: string, query: string): MatchedPart | null {
  const typed = fold(query).joined;
  if (typed === "") return null;
  for (const { index: start } of name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    for (let end = start + 1; end <= name.length; end += 1) {
      const read = fold(name.slice(start, end)).joined;
      if (read === typed) return { start, end };
      if (read.length >= typed.length) break;
    }
  }
  return null;
}

/** A name with what was typed in bold, where one of its words begins so; to the eye only. */
export function MatchedName({
  name,
  query,
}: {
  readonly name: string;
  readonly query: string;
}): ReactNode {
  const part = getMatchedPart(name, query);
  if (part === null) return name;
  return (
    <>
      {name.slice(0, part.start)}
      <b>{name.slice(part.start, part.end)}</b>
      {name.slice(part.end)}
    </>
  );
}
