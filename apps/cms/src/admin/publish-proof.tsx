"use client";
/** Shows the verification of a release, and its size. */
import type { Preview } from "../eligibility/shapes.ts";
import { useWords, writeNumber } from "./words.tsx";

interface SizeProps {
  readonly bytes: number;
  readonly budget: number;
}
/** Renders a size beside its budget. A larger file is slower; it does not block a release. */
function Size({ bytes, budget }: SizeProps) {
  const say = useWords();
  return (
    <td className="finder-number">
      {say("finder.proof.bytes", {
        bytes: writeNumber(say, bytes),
        budget: writeNumber(say, budget),
      })}
      {bytes > budget && <strong> · {say("finder.proof.over")}</strong>}
    </td>
  );
}

/** Renders the certificate of a preview; nothing when the data could not be compiled. */
export function Proof({ preview }: { readonly preview: Preview }) {
  const { certificate, sizes, budget } = preview;
  const say = useWords();
  if (!certificate) return null;
  return (
    <div className={`finder-card finder-card--${preview.refusals.length === 0 ? "good" : "note"}`}>
      <p>
        <strong>
          {say("finder.proof.checked", {
            checked: writeNumber(say, certificate.checked),
            journeys: writeNumber(say, certificate.journeys),
            count: certificate.differing,
          })}
        </strong>
      </p>
      <p className="finder-quiet">
        {say("finder.proof.compared", { milliseconds: writeNumber(say, preview.milliseconds) })}{" "}
        {say("finder.proof.accepted", { count: preview.accepted })}
      </p>
      <details>
        <summary>{say("finder.proof.sizes")}</summary>
        <div className="finder-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{say("finder.proof.language")}</th>
                <th scope="col" className="finder-number">
                  {say("finder.proof.finder")}
                </th>
                <th scope="col" className="finder-number">
                  {say("finder.proof.search")}
                </th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(sizes).map(([locale, size]) => (
                <tr key={locale}>
                  <td>{locale}</td>
                  <Size bytes={size.payload} budget={budget.payload} />
                  <Size bytes={size.search} budget={budget.search} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="finder-quiet">
          {say("finder.proof.checksum")} <code>{preview.checksum?.slice(0, 16)}</code>
        </p>
      </details>
    </div>
  );
}
