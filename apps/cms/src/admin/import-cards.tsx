"use client";
/** Cards for a file to import: the changes of its import, or its mistakes. */
import { Button } from "@payloadcms/ui";
import type { CheckedFile, Mistake, RefusedFile } from "./use-import.ts";
import { useWords } from "./words.tsx";

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
  const say = useWords();
  const nothing = counts.added + counts.changed + counts.removed === 0;
  return (
    <div className="finder-card finder-card--note">
      <p>
        <strong>{say("finder.import.valid", { name })}</strong>{" "}
        {say("finder.import.counts", counts)}
      </p>
      <p className="finder-quiet">{say("finder.import.effect")}</p>
      <div className="finder-actions">
        {nothing ? null : (
          <Button size="small" onClick={onConfirm}>
            {say("finder.import.import")}
          </Button>
        )}
        <Button buttonStyle="secondary" size="small" onClick={onClose}>
          {say(nothing ? "finder.import.close" : "finder.import.cancel")}
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
  const say = useWords();
  const more = count - Math.min(MISTAKES_SHOWN, mistakes.length);
  return (
    <div className="finder-card finder-card--bad" role="alert">
      <p>
        <strong>{say("finder.import.refused", { name })}</strong> {message}
      </p>
      {mistakes.length > 0 ? <MistakeTable mistakes={mistakes} /> : null}
      {more > 0 ? (
        <p className="finder-quiet">{say("finder.import.more", { count: more })}</p>
      ) : null}
      <div className="finder-actions">
        <Button buttonStyle="secondary" size="small" onClick={onClose}>
          {say("finder.import.close")}
        </Button>
      </div>
    </div>
  );
}

function MistakeTable({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const say = useWords();
  return (
    <div className="finder-scroll">
      <table className="finder-mistakes">
        <thead>
          <tr>
            <th scope="col" className="finder-number">
              {say("finder.import.row")}
            </th>
            <th scope="col">{say("finder.import.column")}</th>
            <th scope="col">{say("finder.import.mistake")}</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.slice(0, MISTAKES_SHOWN).map((mistake, at) => (
            <tr key={at}>
              <td className="finder-number">
                {mistake.line === undefined
                  ? (mistake.row ?? "–")
                  : say("finder.import.line", { row: mistake.row ?? "–", line: mistake.line })}
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
