"use client";
/** Lists the releases, and makes an earlier one live again. */
import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { ask, count, formatMoment, type Asked } from "./ask.ts";

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
  }, [live]);
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
  const page = useReleases(live);
  const [chosen, setChosen] = useState<number | null>(null);
  const { openModal } = useModal();
  async function activate(): Promise<void> {
    const answer = await ask("/finder/activate", { method: "POST", body: { version: chosen } });
    if (answer.ok) toast.success(`Release ${chosen ?? ""} is live.`);
    else toast.error(answer.message);
    onActivated();
  }
  if (!page) return <p className="finder-quiet">Reading…</p>;
  if (!page.ok) return <p role="alert">{page.message}</p>;
  return (
    <>
      <ReleaseTable
        releases={page.body.docs}
        live={live}
        onChoose={(version) => {
          setChosen(version);
          openModal("finder-activate");
        }}
      />
      <ConfirmationModal
        modalSlug="finder-activate"
        heading={`Make release ${chosen ?? ""} live?`}
        confirmLabel={`Make release ${chosen ?? ""} live`}
        onConfirm={activate}
        body="Visitors get it at once. The rules you are editing stay as they are, and every other release stays available."
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
  return (
    <div className="finder-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Published</th>
            <th scope="col">By</th>
            <th scope="col">Note</th>
            <th scope="col" className="finder-number">
              Journeys changed
            </th>
            <th scope="col">
              <span className="finder-quiet">Actions</span>
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
  return (
    <tr>
      <td>
        <strong>{release.version}</strong>
        {isLive ? (
          <>
            {" "}
            <span className="finder-tag finder-tag--live">live</span>
          </>
        ) : null}
      </td>
      <td className="finder-date">{formatMoment(release.time)}</td>
      <td>{release.author}</td>
      <td>{release.note}</td>
      <td className="finder-number">{count(release.changed ?? 0)}</td>
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
              Make live
            </Button>
          )}
          <a href={apiPath(endpointPaths.releaseFile(release.version))} download>
            File
          </a>
        </div>
      </td>
    </tr>
  );
}
