import { fold } from "@orlaya/finder/search";
import type { ReactNode } from "react";

interface MatchedPart {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the range of the name where a word begins with the typed text, or null. Both are folded
 * for the comparison.
 */
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

/** Renders a name. The typed beginning of a word is bold; the emphasis is visual only. */
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
