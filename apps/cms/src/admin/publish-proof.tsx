"use client";
/** Shows the verification of a release, and its size. */
import type { Preview } from "../eligibility/shapes.ts";
import { count, formatCount } from "./ask.ts";

interface SizeProps {
  readonly bytes: number;
  readonly budget: number;
}
/** Renders a size beside its budget. A larger file is slower; it does not block a release. */
function Size({ bytes, budget }: SizeProps) {
  return (
    <td className="finder-number">
      {count(bytes)} of {count(budget)} bytes
      {bytes > budget && <strong> · over budget</strong>}
    </td>
  );
}

/** Renders the certificate of a preview; nothing when the data could not be compiled. */
export function Proof({ preview }: { readonly preview: Preview }) {
  const { certificate, sizes, budget } = preview;
  if (!certificate) return null;
  return (
    <div className={`finder-card finder-card--${preview.refusals.length === 0 ? "good" : "note"}`}>
      <p>
        <strong>
          {count(certificate.checked)} of {count(certificate.journeys)} journeys checked,{" "}
          {formatCount(certificate.differing, "difference")}
        </strong>
      </p>
      <p className="finder-quiet">
        Compared with an independent reading of the rules in {count(preview.milliseconds)} ms, in
        every language. {formatCount(preview.accepted, "accepted finding")}.
      </p>
      <details>
        <summary>Size per language</summary>
        <div className="finder-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Language</th>
                <th scope="col" className="finder-number">
                  Finder
                </th>
                <th scope="col" className="finder-number">
                  Search file
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
          Checksum of the data: <code>{preview.checksum?.slice(0, 16)}</code>
        </p>
      </details>
    </div>
  );
}
