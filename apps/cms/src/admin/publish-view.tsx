"use client";
/** “Publish release”: what stands in the way, what changes for visitors, then one button; and the way back. */
import {
  Button,
  ConfirmationModal,
  Gutter,
  Link,
  SetStepNav,
  toast,
  useModal,
} from "@payloadcms/ui";
import { useCallback, useEffect, useId, useState } from "react";
import type { Preview, Refusal, ShownBox, ShownFinding } from "../eligibility/shapes.ts";
import { ask, count, moment, plural, type Asked } from "./ask.ts";
import { ExplainBox } from "./explain-box.tsx";
import "./finder.css";

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

const KINDS: Readonly<Record<string, string>> = {
  conflict: "Conflict",
  "missing-url": "Missing address",
  "refused-url": "Refused address",
  "invalid-data": "Invalid data",
  verification: "Proof failed",
  size: "Too large",
};
const kindName = (kind: string): string =>
  KINDS[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll("-", " ")}`;
function some(items: readonly string[], most = 10): string {
  return items.length > most
    ? `${items.slice(0, most).join(", ")} and ${items.length - most} more`
    : items.join(", ");
}

function Rules({
  rules,
  documents,
}: {
  readonly rules: readonly string[];
  readonly documents: Readonly<Record<string, string>>;
}) {
  return rules.length === 0 ? null : (
    <p className="finder-quiet">
      {rules.slice(0, 8).map((ID, at) => (
        <span key={ID}>
          {at > 0 ? " · " : "Rules: "}
          {documents[ID] ? (
            <Link href={`/admin/collections/rules/${documents[ID]}`} prefetch={false}>
              {ID}
            </Link>
          ) : (
            ID
          )}
        </span>
      ))}
      {rules.length > 8 ? ` and ${rules.length - 8} more` : ""}
    </p>
  );
}

/** One finding, with the form that accepts it. */
function Finding({
  finding,
  documents,
  tone,
  onAccepted,
}: {
  readonly finding: Refusal & Partial<Pick<ShownFinding, "state" | "witness">>;
  readonly documents: Readonly<Record<string, string>>;
  readonly tone: "bad" | "note";
  readonly onAccepted: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useId();
  async function accept(): Promise<void> {
    const answer = await ask("/finder/accept", {
      method: "POST",
      body: { finding: finding.finding, reason },
    });
    if (answer.ok) onAccepted();
    else setProblem(answer.message);
  }
  return (
    <li className={`finder-card finder-card--${tone}`}>
      <div className="finder-head">
        <span>
          <span className="finder-tag">{kindName(finding.kind)}</span>
          {finding.state === "reopened" ? (
            <>
              {" "}
              <span className="finder-tag">weighs more than when it was accepted</span>
            </>
          ) : null}
        </span>
        {finding.journeys > 0 ? (
          <span className="finder-quiet finder-number">{plural(finding.journeys, "journey")}</span>
        ) : null}
      </div>
      <p>{finding.message}.</p>
      <Rules rules={finding.rules} documents={documents} />
      {finding.witness ? <p className="finder-quiet">For example {finding.witness}</p> : null}
      {finding.acceptable && !open ? (
        <div className="finder-actions">
          <Button
            buttonStyle="secondary"
            size="small"
            onClick={() => {
              setOpen(true);
            }}
          >
            Accept with a reason…
          </Button>
        </div>
      ) : null}
      {open ? (
        <>
          <label htmlFor={field}>
            Why this may stay as it is
            <textarea
              id={field}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
              }}
              aria-describedby={problem ? `${field}-problem` : undefined}
            />
          </label>
          {problem ? (
            <p id={`${field}-problem`} role="alert">
              {problem}
            </p>
          ) : null}
          <div className="finder-actions">
            <Button
              size="small"
              onClick={() => {
                void accept();
              }}
            >
              Accept
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => {
                setOpen(false);
              }}
            >
              Cancel
            </Button>
          </div>
        </>
      ) : null}
    </li>
  );
}

function Box({ box }: { readonly box: ShownBox }) {
  return (
    <li className="finder-card">
      <div className="finder-head">
        <span className="finder-change">
          <span>{box.before}</span> → {box.after}
        </span>
        <span className="finder-quiet finder-number">{plural(box.journeys, "journey")}</span>
      </div>
      <dl className="finder-facts">
        <dt>Residents of</dt>
        <dd>{some(box.residences)}</dd>
        <dt>going to</dt>
        <dd>{some(box.destinations)}</dd>
        <dt>as</dt>
        <dd>{some(box.profiles)}</dd>
        {box.nationalities ? (
          <>
            <dt>nationals of</dt>
            <dd>{some(box.nationalities)}</dd>
          </>
        ) : null}
      </dl>
    </li>
  );
}

function Proof({ preview }: { readonly preview: Preview }) {
  const { certificate, sizes, budget, format } = preview;
  if (!certificate) return null;
  return (
    <div className={`finder-card finder-card--${preview.refusals.length === 0 ? "good" : "note"}`}>
      <p>
        <strong>
          {count(certificate.checked)} of {count(certificate.journeys)} journeys checked,{" "}
          {plural(certificate.differing, "difference")}
        </strong>
      </p>
      <p className="finder-quiet">
        Compared with an independent reading of the rules in {count(preview.milliseconds)} ms, in
        every language. {plural(preview.accepted, "accepted finding")}.
      </p>
      <details>
        <summary>Size per language</summary>
        <div className="finder-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Language</th>
                <th scope="col" className="finder-number">
                  Release
                </th>
                <th scope="col" className="finder-number">
                  Search file
                </th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(sizes).map(([locale, size]) =>
                size ? (
                  <tr key={locale}>
                    <td>{locale}</td>
                    <td className="finder-number">
                      {count(size.payload)} of {count(budget.payload)} bytes
                    </td>
                    <td className="finder-number">
                      {count(size.search)} of {count(budget.search)} bytes
                    </td>
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        </div>
        <p className="finder-quiet">
          Format: {format === "lists" ? "country lists, compiled in the browser" : "class table"}.
          Checksum of the data: <code>{preview.checksum?.slice(0, 16)}</code>
        </p>
      </details>
    </div>
  );
}

function Changes({ preview }: { readonly preview: Preview }) {
  const { diff, live } = preview;
  if (!live) return <p>There is no release yet: everything is new.</p>;
  if (!diff) return null;
  if (diff.changed === 0 && diff.records.length === 0)
    return (
      <p>
        {preview.unchanged
          ? `Nothing: the data are those of release ${live.version}.`
          : "No journey and no name or address. What was edited does not show."}
      </p>
    );
  return (
    <>
      <p>
        {plural(diff.changed, "journey")} of {count(diff.journeys)}{" "}
        {diff.changed === 1 ? "changes" : "change"}
        {diff.boxes.length > 0 ? `, in ${plural(diff.boxes.length + diff.more, "group")}` : ""}.
      </p>
      <ul className="finder-list">
        {diff.boxes.map((box) => (
          <Box key={box.sentence} box={box} />
        ))}
      </ul>
      {diff.more > 0 ? (
        <p className="finder-quiet">and {plural(diff.more, "smaller group")}</p>
      ) : null}
      {diff.records.length > 0 ? (
        <details open={diff.records.length < 9}>
          <summary>{plural(diff.records.length, "name or address", "names and addresses")}</summary>
          <ul className="finder-list">
            {diff.records.map((change) => (
              <li key={`${change.table} ${change.name}`}>
                {change.table}: {change.name} {change.change}
                {change.columns.length > 0 ? (
                  <span className="finder-quiet"> ({change.columns.join(", ")})</span>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function History({
  live,
  onActivated,
}: {
  readonly live: number | null;
  readonly onActivated: () => void;
}) {
  const [page, setPage] = useState<Asked<Page> | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const { openModal } = useModal();
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
            {page.body.docs.map((release) => (
              <tr key={release.id}>
                <td>
                  <strong>{release.version}</strong>
                  {release.version === live ? (
                    <>
                      {" "}
                      <span className="finder-tag finder-tag--live">live</span>
                    </>
                  ) : null}
                </td>
                <td className="finder-date">{moment(release.time)}</td>
                <td>{release.author}</td>
                <td>{release.note}</td>
                <td className="finder-number">{count(release.changed ?? 0)}</td>
                <td>
                  <div className="finder-actions">
                    {release.version === live ? null : (
                      <Button
                        buttonStyle="secondary"
                        size="small"
                        onClick={() => {
                          setChosen(release.version);
                          openModal("finder-activate");
                        }}
                      >
                        Make live
                      </Button>
                    )}
                    <a href={`/api/finder/release/${release.version}/file`} download>
                      File
                    </a>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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

export function PublishView() {
  const [preview, setPreview] = useState<Asked<Preview> | null>(null);
  const [round, setRound] = useState(0);
  const [note, setNote] = useState("");
  const [publishing, setPublishing] = useState(false);
  const { openModal } = useModal();
  const field = useId();
  const again = useCallback(() => {
    setPreview(null);
    setRound((value) => value + 1);
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Preview>("/finder/preview", { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setPreview(answer);
    });
    return () => {
      leaving.abort();
    };
  }, [round]);
  async function publish(checksum: string | null): Promise<void> {
    setPublishing(true);
    const answer = await ask<{ readonly version: number }>("/finder/publish", {
      method: "POST",
      body: { note, expectedChecksum: checksum },
    });
    setPublishing(false);
    if (answer.ok) {
      toast.success(`Release ${answer.body.version} is live.`);
      setNote("");
    } else toast.error(answer.message);
    again();
  }
  const ready = preview?.ok ? preview.body : null;
  const allowed = ready !== null && ready.refusals.length === 0;
  return (
    <Gutter>
      <SetStepNav nav={[{ label: "Publish release" }]} />
      <div className="finder">
        <header>
          <div className="finder-head">
            <h1>Publish release</h1>
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={preview === null}
              onClick={again}
            >
              Check again
            </Button>
          </div>
          <p className="finder-lead">
            {ready?.live ? (
              <>
                Visitors get release {ready.live.version}, published {moment(ready.live.time)} by{" "}
                {ready.live.author}: {ready.live.note}
              </>
            ) : (
              "Editing rules never reaches visitors. A release does."
            )}
          </p>
          <div role="status" aria-live="polite">
            {preview === null ? (
              <div className="finder-card finder-wait">
                <p>
                  Looking for mistakes, compiling, and checking every journey against an independent
                  reading of the rules…
                </p>
                <div className="finder-progress" />
              </div>
            ) : !preview.ok ? (
              <div className="finder-card finder-card--bad finder-wait">
                <p>{preview.message}</p>
              </div>
            ) : null}
          </div>
        </header>
        {ready ? (
          <>
            <section className="finder-part" aria-labelledby={`${field}-proof`}>
              <h2 id={`${field}-proof`}>
                {ready.unchanged && allowed
                  ? "Everything is published"
                  : allowed
                    ? `Release ${ready.version} may be published`
                    : `${plural(ready.refusals.length, "thing stands", "things stand")} in the way of release ${ready.version}`}
              </h2>
              {allowed ? null : (
                <ul className="finder-list">
                  {ready.refusals.slice(0, 40).map((refusal) => (
                    <Finding
                      key={refusal.finding ?? refusal.message}
                      finding={refusal}
                      documents={ready.documents}
                      tone="bad"
                      onAccepted={again}
                    />
                  ))}
                </ul>
              )}
              {ready.refusals.length > 40 ? (
                <p className="finder-quiet">and {count(ready.refusals.length - 40)} more</p>
              ) : null}
              <Proof preview={ready} />
            </section>
            <section className="finder-part" aria-labelledby={`${field}-changes`}>
              <h2 id={`${field}-changes`}>What changes for visitors</h2>
              <Changes preview={ready} />
            </section>
            {ready.findings.length > 0 ? (
              <section className="finder-part">
                <details>
                  <summary>
                    {plural(ready.findings.length + ready.more_findings, "finding")} worth a look;
                    none of them stops a release
                  </summary>
                  <ul className="finder-list">
                    {ready.findings.map((finding) => (
                      <Finding
                        key={finding.id}
                        finding={finding}
                        documents={ready.documents}
                        tone="note"
                        onAccepted={again}
                      />
                    ))}
                  </ul>
                </details>
              </section>
            ) : null}
            {allowed && !ready.unchanged ? (
              <section className="finder-part" aria-labelledby={`${field}-publish`}>
                <h2 id={`${field}-publish`}>Publish</h2>
                <label htmlFor={field}>
                  What this release changes, for whoever reads the list below
                  <textarea
                    id={field}
                    value={note}
                    maxLength={500}
                    onChange={(event) => {
                      setNote(event.target.value);
                    }}
                  />
                </label>
                <div className="finder-actions">
                  <Button
                    disabled={publishing || note.trim() === ""}
                    onClick={() => {
                      openModal("finder-publish");
                    }}
                  >
                    {publishing ? "Publishing…" : `Publish release ${ready.version}`}
                  </Button>
                  {note.trim() === "" ? (
                    <span className="finder-quiet">Write a note first.</span>
                  ) : null}
                </div>
                <ConfirmationModal
                  modalSlug="finder-publish"
                  heading={`Publish release ${ready.version}?`}
                  confirmLabel={`Publish release ${ready.version}`}
                  confirmingLabel="Publishing…"
                  onConfirm={() => publish(ready.checksum)}
                  body={`${plural(ready.diff?.changed ?? 0, "journey")} change${ready.diff?.changed === 1 ? "s" : ""} for visitors, at once. You can make release ${ready.live?.version ?? ""} live again at any time.`}
                />
              </section>
            ) : null}
          </>
        ) : null}
        <section className="finder-part" aria-labelledby={`${field}-history`}>
          <h2 id={`${field}-history`}>Releases</h2>
          <History live={ready?.live?.version ?? null} onActivated={again} />
        </section>
        <section className="finder-part" aria-labelledby={`${field}-explain`}>
          <h2 id={`${field}-explain`}>Why this plan?</h2>
          <ExplainBox />
        </section>
      </div>
    </Gutter>
  );
}
