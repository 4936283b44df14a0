"use client";
/** The table of releases. */
import { Button } from "@payloadcms/ui";
import { apiPath, endpointPaths } from "../names/paths.ts";
import type { Releases, StoredRelease } from "./use-releases.ts";
import type { ComparedVersions } from "./version-comparison.tsx";
import { useWords, writeMoment, writeNumber } from "./words.tsx";

interface Actions {
  /** Makes a release live. Null without the right. */
  readonly onChoose: ((version: number) => void) | null;
  readonly onCompare: (versions: ComparedVersions) => void;
}

/** Renders the releases with what can be done with each. */
export function ReleaseTable({
  releases: { list, live },
  ...actions
}: Actions & { readonly releases: Releases }) {
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
            <th scope="col">{say("finder.history.actions")}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((release, index) => (
            <ReleaseRow
              key={release.id}
              release={release}
              earlier={list[index + 1]?.version ?? null}
              isLive={release.version === live}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names the account that published a release. The first release comes with the installation. */
function Person({ release: { author, confirmed_by: other } }: { readonly release: StoredRelease }) {
  const say = useWords();
  return (
    <>
      {author === "seed" ? say("history.seed") : author}
      {other ? (
        <span className="finder-quiet history-second">
          {say("history.confirmed", { person: other })}
        </span>
      ) : null}
    </>
  );
}

function ReleaseRow({
  release,
  earlier,
  isLive,
  onChoose,
  onCompare,
}: Actions & {
  readonly release: StoredRelease;
  /** Number of the release before; null when it is not shown. */
  readonly earlier: number | null;
  readonly isLive: boolean;
}) {
  const say = useWords();
  const { version } = release;
  return (
    <tr>
      <th scope="row">
        <strong>{version}</strong>
        {isLive ? (
          <>
            {" "}
            <span className="finder-tag finder-tag--live">{say("finder.history.live")}</span>
          </>
        ) : null}
      </th>
      <td className="finder-date">{writeMoment(say, release.time)}</td>
      <td>
        <Person release={release} />
      </td>
      <td>{release.note}</td>
      <td className="finder-number">{writeNumber(say, release.changed ?? 0)}</td>
      <td>
        <ReleaseActions
          version={version}
          earlier={earlier}
          onChoose={isLive ? null : onChoose}
          onCompare={onCompare}
        />
      </td>
    </tr>
  );
}

function ReleaseActions({
  version,
  earlier,
  onChoose,
  onCompare,
}: Actions & { readonly version: number; readonly earlier: number | null }) {
  const say = useWords();
  return (
    <div className="finder-actions">
      {onChoose === null ? null : (
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => {
            onChoose(version);
          }}
        >
          {say("finder.history.activate")}
        </Button>
      )}
      {earlier === null ? null : (
        <button
          type="button"
          className="finder-choose"
          onClick={() => {
            onCompare({ from: String(earlier), to: String(version) });
          }}
        >
          {say("history.whatChanged")}
        </button>
      )}
      <a href={apiPath(endpointPaths.releaseFile(version))} download>
        {say("finder.history.file")}
      </a>
    </div>
  );
}
