"use client";
/**
 * Shows the answers of a lead as text. The admin's own JSON editor loads its code from a public
 * host, which could see who reads the lead.
 */
import { FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientComponent } from "payload";
import "./finder.css";

export const LeadAnswers: JSONFieldClientComponent = ({ path, field }) => {
  const { value } = useField<Readonly<Record<string, unknown>> | null>({ path });
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} as="span" />
      <dl className="lead-answers">
        {Object.entries(value ?? {}).map(([name, answer]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{Array.isArray(answer) ? answer.join(", ") : String(answer)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
