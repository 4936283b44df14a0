"use client";
/** List of the places that refer to a document. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { adminPaths } from "../names/paths.ts";
import type { Use } from "../uses/shapes.ts";
import { useWords } from "./words.tsx";

/** Returns the address at which a use is edited. */
const getHref = ({ collection, id, state }: Use): string =>
  state === "release" ? adminPaths.global(collection) : adminPaths.document(collection, id);

function describeState({ isLive, state }: Use): "live" | "draft" | "rules" {
  if (isLive) return "live";
  return state === "rules" ? "rules" : "draft";
}

function UseRow({ use, newTab }: { readonly use: Use; readonly newTab: boolean }) {
  const say = useWords();
  const { audience, field, kind, locale, title } = use;
  const state = describeState(use);
  const about = [
    kind,
    ...(locale === null ? [] : [LOCALE_TABLE[locale].label]),
    ...(audience === null ? [] : [say(`site.${audience}`)]),
  ].join(" · ");
  return (
    <li className="uses-row">
      <a
        href={getHref(use)}
        lang={locale ?? undefined}
        {...(newTab ? { target: "_blank", rel: "noreferrer" } : {})}
      >
        {title || say("start.untitled")}
      </a>
      <span className="languages-quiet">{about}</span>
      {field === "" ? null : <span className="languages-quiet">{field}</span>}
      <span className={`language-state uses-state--${state}`}>{say(`uses.state.${state}`)}</span>
    </li>
  );
}

/** Renders the first uses, and the others behind a summary. */
export function UseList({
  uses,
  total,
  shown,
  newTab = false,
}: {
  readonly uses: readonly Use[];
  readonly total: number;
  /** How many are shown at once. */
  readonly shown: number;
  readonly newTab?: boolean;
}) {
  const say = useWords();
  function renderRows(some: readonly Use[]) {
    return (
      <ul className="uses-list">
        {some.map((use) => (
          <UseRow key={`${use.id} ${use.field} ${use.kind}`} use={use} newTab={newTab} />
        ))}
      </ul>
    );
  }
  const rest = uses.slice(shown);
  return (
    <>
      {renderRows(uses.slice(0, shown))}
      {rest.length > 0 ? (
        <details className="uses-more">
          <summary>{say("uses.more", { count: rest.length })}</summary>
          {renderRows(rest)}
        </details>
      ) : null}
      {total > uses.length ? (
        <p className="languages-quiet">{say("uses.notListed", { count: total - uses.length })}</p>
      ) : null}
    </>
  );
}
