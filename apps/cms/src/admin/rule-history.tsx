"use client";
/** The releases of the rules: a list, an older one live again, and any two compared. */
import { Button, ConfirmationModal, Gutter, toast, useModal } from "@payloadcms/ui";
import { useId, useRef, useState } from "react";
import { adminPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { ReleaseTable } from "./release-table.tsx";
import { listVersions, useReleases, type Releases } from "./use-releases.ts";
import { VersionComparison, type ComparedVersions } from "./version-comparison.tsx";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./history.css";

/** Releases that are shown at first, and more with each further step. */
const STEP = 20;

export function RuleHistory({
  first,
  canActivate,
}: {
  readonly first: ComparedVersions;
  readonly canActivate: boolean;
}) {
  const say = useWords();
  const [most, setMost] = useState(STEP);
  const [round, setRound] = useState(0);
  const releases = useReleases(most, round);
  return (
    <Gutter>
      <main className="finder history">
        <div>
          <h1>{say("history.title")}</h1>
          <p className="finder-lead">{say("history.intro")}</p>
        </div>
        {releases === null ? (
          <p className="finder-quiet">{say("finder.history.loading")}</p>
        ) : releases.ok ? (
          <History
            releases={releases.body}
            first={first}
            canActivate={canActivate}
            onActivated={() => {
              setRound((value) => value + 1);
            }}
            onMore={() => {
              setMost((value) => value + STEP);
            }}
          />
        ) : (
          <p role="alert">{releases.message}</p>
        )}
      </main>
    </Gutter>
  );
}

/** Returns the versions that are compared at first: the saved rules with the live release. */
function chooseFirst(first: ComparedVersions, { live, list }: Releases): ComparedVersions {
  const from = first.from || String(live ?? list[0]?.version ?? "");
  return { from, to: first.to || "saved" };
}

function History({
  releases,
  first,
  canActivate,
  onActivated,
  onMore,
}: {
  readonly releases: Releases;
  readonly first: ComparedVersions;
  readonly canActivate: boolean;
  readonly onActivated: () => void;
  readonly onMore: () => void;
}) {
  const say = useWords();
  const [compared, setCompared] = useState(() => chooseFirst(first, releases));
  const heading = useRef<HTMLHeadingElement>(null);
  const activation = useActivation(onActivated);
  const id = useId();
  function compare(versions: ComparedVersions): void {
    setCompared(versions);
    window.history.replaceState(null, "", adminPaths.finderHistory({ ...versions }));
  }
  return (
    <>
      <section className="finder-part" aria-labelledby={`${id}-releases`}>
        <h2 id={`${id}-releases`}>{say("finder.history.title")}</h2>
        <ReleaseTable
          releases={releases}
          onChoose={canActivate ? activation.choose : null}
          onCompare={(versions) => {
            compare(versions);
            heading.current?.focus();
          }}
        />
        {canActivate ? null : <p className="finder-quiet">{say("rights.releases")}</p>}
        {releases.hasMore ? (
          <div className="finder-actions">
            <Button buttonStyle="secondary" size="small" onClick={onMore}>
              {say("history.more")}
            </Button>
          </div>
        ) : null}
      </section>
      <section className="finder-part" aria-labelledby={`${id}-comparison`}>
        <h2 id={`${id}-comparison`} ref={heading} tabIndex={-1}>
          {say("history.comparison")}
        </h2>
        <VersionComparison
          choices={listVersions(say, releases)}
          versions={compared}
          onChange={compare}
        />
      </section>
      {activation.modal}
    </>
  );
}

/** Makes a chosen release live after a confirmation. */
function useActivation(onActivated: () => void) {
  const ask = useAsk();
  const say = useWords();
  const { openModal } = useModal();
  const [chosen, setChosen] = useState<number | null>(null);
  const version = chosen ?? "";
  async function activate(): Promise<void> {
    const answer = await ask("/finder/activate", { method: "POST", body: { version: chosen } });
    if (answer.ok) toast.success(say("finder.publish.done", { version }));
    else toast.error(answer.message);
    onActivated();
  }
  const modal = (
    <ConfirmationModal
      modalSlug="finder-activate"
      heading={say("finder.history.question", { version })}
      confirmLabel={say("finder.history.confirm", { version })}
      onConfirm={activate}
      body={say("finder.history.effect")}
    />
  );
  function choose(release: number): void {
    setChosen(release);
    openModal("finder-activate");
  }
  return { choose, modal };
}
