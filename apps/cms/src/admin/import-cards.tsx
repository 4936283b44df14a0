"use client";
/** Cards for a file to import: the changes of its import, or its mistakes. */
import { Button } from "@payloadcms/ui";
import { formatCount } from "./ask.ts";
import { writeCounts, type CheckedFile, type Mistake, type RefusedFile } from "./use-import.ts";

/** Asks for confirmation before a file replaces the table. */
export function ConfirmCard({
  file: { name, counts },
  onConfirm,
  onClose,
}: {
  readonly file: CheckedFile;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const nothing = counts.added + counts.changed + counts.removed === 0;
  return (
    <div className="finder-card finder-card--note">
      <p>
        <strong>{name}</strong> is in order: {writeCounts(counts)}.
      </p>
      <p className="finder-quiet">
        The file replaces the whole table. Visitors see nothing of it before the next release.
      </p>
      <div className="finder-actions">
        {nothing ? null : (
          <Button size="small" onClick={onConfirm}>
            Import
          </Button>
        )}
        <Button buttonStyle="secondary" size="small" onClick={onClose}>
          {nothing ? "Close" : "Cancel"}
        </Button>
      </div>
    </div>
  );
}

/** Most mistakes that are listed. The others are only counted. */
const MISTAKES_SHOWN = 50;
/** Shows why a file was refused. */
export function RefusedCard({
  refused: { name, message, mistakes, count },
  onClose,
}: {
  readonly refused: RefusedFile;
  readonly onClose: () => void;
}) {
  const more = count - Math.min(MISTAKES_SHOWN, mistakes.length);
  return (
    <div className="finder-card finder-card--bad" role="alert">
      <p>
        <strong>{name}</strong>: {message}
      </p>
      {mistakes.length > 0 ? <MistakeTable mistakes={mistakes} /> : null}
      {more > 0 ? <p className="finder-quiet">and {formatCount(more, "more mistake")}</p> : null}
      <div className="finder-actions">
        <Button buttonStyle="secondary" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function MistakeTable({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  return (
    <div className="finder-scroll">
      <table className="finder-mistakes">
        <thead>
          <tr>
            <th scope="col" className="finder-number">
              Row
            </th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.slice(0, MISTAKES_SHOWN).map((mistake, at) => (
            <tr key={at}>
              <td className="finder-number">
                {mistake.row ?? "–"}
                {mistake.line === undefined ? "" : ` (line ${mistake.line})`}
              </td>
              <td>{mistake.column ?? "–"}</td>
              <td>{mistake.detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
