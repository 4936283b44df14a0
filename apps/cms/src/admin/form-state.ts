/** Answers of Payload about the state of a form. */
import type { BuildFormStateResult } from "@payloadcms/ui/utilities/buildFormState";
import type { FieldState, FormState, Row } from "payload";

/** Returns a field without whether those of its rows are closed that were sent. */
function keepRows(field: FieldState, sent: readonly Row[]): FieldState {
  const known = new Set(sent.map(({ id }) => id));
  const rows = field.rows?.map((row) => {
    if (!known.has(row.id)) return row;
    const { collapsed: _collapsed, ...kept } = row;
    return kept;
  });
  return rows ? { ...field, rows } : field;
}

/**
 * Returns an answer that neither opens nor closes the rows of the form that asked for it: a person
 * may have opened or closed them since, and a row that was added is open.
 */
export function keepRowsOfForm(
  answer: BuildFormStateResult,
  sent: FormState = {},
): BuildFormStateResult {
  if (!answer.state) return answer;
  const fields = Object.entries(answer.state).map(
    ([path, field]) => [path, keepRows(field, sent[path]?.rows ?? [])] as const,
  );
  return { ...answer, state: Object.fromEntries(fields) };
}
