"use client";
/** Shows the verification of a release, and its size. */
import type { Preview } from "../eligibility/shapes.ts";
import { count, formatCount } from "./ask.ts";

/** Renders the certificate of a preview; nothing when the data could not be compiled. */
export function Proof({ preview }: { readonly preview: Preview }) {
  const { certificate, sizes, budget, format } = preview;
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
                  Release
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
                  <td className="finder-number">
                    {count(size.payload)} of {count(budget.payload)} bytes
                  </td>
                  <td className="finder-number">
                    {count(size.search)} of {count(budget.search)} bytes
                  </td>
                </tr>
              ))}
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
