"use client";
/** What a change set changes for visitors, what prevents it, and what is new. */
import { Button, Link } from "@payloadcms/ui";
import { useEffect, useId, type ReactNode } from "react";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { writeSetVersion, type SetEffect } from "../sets/shapes.ts";
import { ChangeList } from "./publish-changes.tsx";
import { Mending } from "./obstacle-mending.tsx";
import { Finding } from "./publish-finding.tsx";
import { Texts } from "./publish-texts.tsx";
import type { LoadedEffect } from "./set-progress.ts";
import type { SetState } from "./use-set.ts";
import { useWords } from "./words.tsx";

/** Id of the list of reasons against publishing. */
export const OBSTACLES = "set-obstacles";
/** Id of the list of texts that have to be checked afterwards. */
export const TEXTS = "set-texts";

export function SetEffectPart({
  state,
  effect,
}: {
  readonly state: SetState;
  readonly effect: LoadedEffect | null;
}) {
  const say = useWords();
  const title = useId();
  return (
    <section className="finder-part" aria-labelledby={title}>
      <h2 id={title}>{say("set.effect")}</h2>
      <div role="status" className="finder-part">
        {effect === null ? (
          <p className="finder-quiet">{say("set.effect.loading")}</p>
        ) : !effect.answer.ok ? (
          <p>{effect.answer.message}</p>
        ) : (
          <Effect state={state} effect={effect.answer.body} />
        )}
        {effect && (effect.failed !== undefined || !effect.answer.ok) && !state.isComparing ? (
          <>
            {effect.failed === undefined ? null : (
              <p className="start-notice">{say("set.effect.failed", { reason: effect.failed })}</p>
            )}
            <div>
              <Button size="small" buttonStyle="secondary" margin={false} onClick={state.reload}>
                {say("set.effect.again")}
              </Button>
            </div>
          </>
        ) : null}
        {effect && state.isComparing ? (
          <p className="finder-quiet">{say("set.effect.pagesLoading")}</p>
        ) : null}
      </div>
    </section>
  );
}

/** Scrolls once to the list that the address names, which the page does not have at first. */
function useReveal(isThere: boolean): void {
  useEffect(() => {
    if (isThere && window.location.hash === `#${OBSTACLES}`)
      document.getElementById(OBSTACLES)?.scrollIntoView();
  }, [isThere]);
}

function Effect({ state, effect }: { readonly state: SetState; readonly effect: SetEffect }) {
  const say = useWords();
  const { diff, refusals, findings, texts, checksum, secondPerson, needsApproval } = effect;
  const acceptAt = state.can("edit") ? endpointPaths.setAction(state.set.id, "accept") : null;
  const lists = [
    { key: "refusals", list: refusals, tone: "bad" },
    { key: "findings", list: findings, tone: "note" },
  ] as const;
  const onMap = adminPaths.finderMap({
    of: writeSetVersion(state.set.id),
    with: String(effect.live),
  });
  useReveal(refusals.length > 0);
  const isSilent = diff !== null && diff.changed === 0 && diff.records.length === 0;
  return (
    <>
      {isSilent ? <p>{say("set.effect.none")}</p> : null}
      {diff && !isSilent ? <ChangeList diff={diff} /> : null}
      <p className="finder-quiet">
        <Link href={onMap} prefetch={false}>
          {say("history.onMap")}
        </Link>
      </p>
      {needsApproval && state.set.state === "draft" ? (
        <p className="finder-quiet">{say("set.effect.approval")}</p>
      ) : null}
      {lists.map(({ key, list, tone }) =>
        list.length === 0 ? null : (
          <FoldedList
            key={key}
            id={key === "refusals" ? OBSTACLES : undefined}
            title={say(`set.effect.${key}`, { count: list.length })}
          >
            {list.map((finding) => (
              <Finding
                key={finding.finding ?? finding.message}
                finding={finding}
                checksum={checksum}
                secondPerson={secondPerson}
                tone={tone}
                acceptAt={acceptAt}
                version={writeSetVersion(state.set.id)}
                agreeAt={endpointPaths.setAction(state.set.id, "agree")}
                onDone={state.reload}
              >
                {"mending" in finding ? <Mending mending={finding.mending} /> : null}
              </Finding>
            ))}
          </FoldedList>
        ),
      )}
      {texts ? (
        <div className="finder-part">
          <h3 id={TEXTS}>{say("finder.texts.title")}</h3>
          <Texts texts={texts} intro="set.texts.intro" />
        </div>
      ) : null}
    </>
  );
}

/** Most entries of a list that are open at first. */
const OPEN = 3;
/** Renders a list; a long one is folded after its first entries. */
function FoldedList({
  id,
  title,
  children,
}: {
  readonly id: string | undefined;
  readonly title: string;
  readonly children: readonly ReactNode[];
}) {
  const say = useWords();
  const rest = children.slice(OPEN);
  return (
    <div className="finder-part">
      <h3 id={id}>{title}</h3>
      <ul className="finder-list">{children.slice(0, OPEN)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary>{say("set.effect.rest", { count: rest.length })}</summary>
          <ul className="finder-list">{rest}</ul>
        </details>
      ) : null}
    </div>
  );
}
