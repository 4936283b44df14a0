"use client";
/** Lists the releases, and makes an earlier one live again. */
import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import { useWords, writeMoment, writeNumber } from "./words.tsx";

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly time: string;
  readonly author: string;
  readonly note: string;
  readonly changed: number | null;
}
interface Page {
  readonly docs: readonly Stored[];
}

/** Loads the newest releases, and reloads them when another one is live. Null while loading. */
function useReleases(live: number | null): Asked<Page> | null {
  const ask = useAsk();
  const [page, setPage] = useState<Asked<Page> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Page>("/finder_releases?limit=10&sort=-version", { signal: leaving.signal }).then(
      (answer) => {
        if (!leaving.signal.aborted) setPage(answer);
      },
    );
    return () => {
      leaving.abort();
    };
  }, [ask, live]);
  return page;
}

/** Renders the list of releases, each with a link to its file and a button that makes it live. */
export function History({
  live,
  onActivated,
}: {
  readonly live: number | null;
  readonly onActivated: () => void;
}) {
  const ask = useAsk();
  const page = useReleases(live);
  const [chosen, setChosen] = useState<number | null>(null);
  const { openModal } = useModal();
  const say = useWords();
  const version = chosen ?? "";
  async function activate(): Promise<void> {
    const answer = await ask("/finder/activate", { method: "POST", body: { version: chosen } });
    if (answer.ok) toast.success(say("finder.publish.done", { version }));
    else toast.error(answer.message);
    onActivated();
  }
  if (!page) return <p className="finder-quiet">{say("finder.history.loading")}</p>;
  if (!page.ok) return <p role="alert">{page.message}</p>;
  return (
    <>
      <ReleaseTable
        releases={page.body.docs}
        live={live}
        onChoose={(release) => {
          setChosen(release);
          openModal("finder-activate");
        }}
      />
      <ConfirmationModal
        modalSlug="finder-activate"
        heading={say("finder.history.question", { version })}
        confirmLabel={say("finder.history.confirm", { version })}
        onConfirm={activate}
        body={say("finder.history.effect")}
      />
    </>
  );
}

function ReleaseTable({
  releases,
  live,
  onChoose,
}: {
  readonly releases: readonly Stored[];
  readonly live: number | null;
  readonly onChoose: (version: number) => void;
}) {
  const say = useWords();
  return (
    <div className="finder-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say("finder.history.release")}</th>
            <th scope="col">{say("finder.history.published")}</th>
            <th scope="col">{say("finder.history.author")}</th>
            <th scope="col">{say("finder.history.note")}</th>
            <th scope="col" className="finder-number">
              {say("finder.history.changed")}
            </th>
            <th scope="col">
              <span className="finder-quiet">{say("finder.history.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <ReleaseRow
              key={release.id}
              release={release}
              isLive={release.version === live}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReleaseRow({
  release,
  isLive,
  onChoose,
}: {
  readonly release: Stored;
  readonly isLive: boolean;
  readonly onChoose: (version: number) => void;
}) {
  const say = useWords();
  return (
    <tr>
      <td>
        <strong>{release.version}</strong>
        {isLive ? (
          <>
            {" "}
            <span className="finder-tag finder-tag--live">{say("finder.history.live")}</span>
          </>
        ) : null}
      </td>
      <td className="finder-date">{writeMoment(say, release.time)}</td>
      <td>{release.author}</td>
      <td>{release.note}</td>
      <td className="finder-number">{writeNumber(say, release.changed ?? 0)}</td>
      <td>
        <div className="finder-actions">
          {isLive ? null : (
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => {
                onChoose(release.version);
              }}
            >
              {say("finder.history.activate")}
            </Button>
          )}
          <a href={apiPath(endpointPaths.releaseFile(release.version))} download>
            {say("finder.history.file")}
          </a>
        </div>
      </td>
    </tr>
  );
}
