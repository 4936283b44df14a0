"use client";
/** What the search says besides its results: hints, no result, failures, and the number of hits. */
import { Button } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import { adminPaths } from "../names/paths.ts";
import { useMac } from "./use-mac.ts";
import { isQuestion, type Search } from "./use-search.ts";
import { useWords, writeNumber } from "./words.tsx";

const HINTS = ["words", "title", "address", "paste"] as const;

/** Says what can be searched. */
function Hints() {
  const say = useWords();
  return (
    <div className="search__message">
      <p className="search__group">{say("search.hint")}</p>
      <ul>
        {HINTS.map((hint) => (
          <li key={hint}>{say(`search.hint.${hint}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Says why the search failed, and what to do. */
function Failure({
  status,
  message,
  onRetry,
}: {
  readonly status: number;
  readonly message: string;
  readonly onRetry: () => void;
}) {
  const say = useWords();
  const path = usePathname();
  if (status === 401)
    return (
      <div className="search__message" role="alert">
        <p>{say("search.ended")}</p>
        <Button el="anchor" url={adminPaths.login(path)} size="small" margin={false}>
          {say("search.login")}
        </Button>
      </div>
    );
  return (
    <div className="search__message" role="alert">
      <p>{message}</p>
      <Button size="small" margin={false} onClick={onRetry}>
        {say("search.again")}
      </Button>
    </div>
  );
}

/** Says what the list cannot: hints, a failure, or that nothing was found. */
export function SearchMessage({
  search: { answer, answered, isWaiting, retry },
  question,
}: {
  readonly search: Search;
  readonly question: string;
}) {
  const say = useWords();
  if (!isQuestion(question)) return <Hints />;
  if (answer === null) return <p className="search__loading">{say("search.loading")}</p>;
  if (!answer.ok) return isWaiting ? null : <Failure {...answer} onRetry={retry} />;
  if (answer.body.hits.length > 0) return null;
  return (
    <div className="search__message">
      <p>{say("search.none", { question: answered })}</p>
      <p className="search__facts">{say("search.noneHint")}</p>
    </div>
  );
}

/** Renders the number of hits, which screen readers announce, and the keys. */
export function SearchFoot({
  search: { answer, isWaiting },
  isOffering,
}: {
  readonly search: Search;
  readonly isOffering: boolean;
}) {
  const say = useWords();
  const isMac = useMac();
  return (
    <div className="search__foot">
      <p role="status">{answer?.ok && !isWaiting ? <Count {...answer.body} /> : null}</p>
      {isOffering ? (
        <p className="search__keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {say("search.keys.choose")}
          </span>
          <span>
            <kbd>↵</kbd> {say("search.keys.open")}
          </span>
          <span>
            <kbd>{isMac ? "⌘" : say("search.ctrl")} ↵</kbd> {say("search.keys.tab")}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Count({ hits, total }: { readonly hits: readonly unknown[]; readonly total: number }) {
  const say = useWords();
  return total > hits.length
    ? say("search.more", {
        shown: writeNumber(say, hits.length),
        total: writeNumber(say, total),
      })
    : say("search.count", { count: total });
}
