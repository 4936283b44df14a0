"use client";
/** Dialog that adds a rule: who lives where, goes where, with which profile, and the plan. */
import {
  listRowEdits,
  readRuleTable,
  type RuleCellProblem,
  type RuleColumn,
  type RuleEdit,
  type TableContext,
} from "@orlaya/finder/rule-table";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { listOptions } from "./rule-editor.tsx";
import { CellProblems } from "./rule-problems.tsx";
import { TableDialog } from "./table-dialog.tsx";
import { useWords } from "./words.tsx";

const COLUMNS = [
  "residence",
  "destination",
  "profile",
  "nationality",
  "plan",
] as const satisfies readonly RuleColumn[];
type Values = Readonly<Partial<Record<RuleColumn, string>>>;

function NameField({
  column,
  value,
  context,
  onChange,
}: {
  readonly column: RuleColumn;
  readonly value: string;
  readonly context: TableContext;
  readonly onChange: (value: string) => void;
}) {
  const say = useWords();
  const names = useId();
  return (
    <label>
      {say(`table.column.${column}`)}
      <input
        value={value}
        list={names}
        autoComplete="off"
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <datalist id={names}>
        {listOptions(column, context).map(({ text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </label>
  );
}

export function RuleAddition({
  context,
  onDone,
  onClose,
}: {
  readonly context: TableContext;
  readonly onDone: (edits: readonly RuleEdit[]) => void;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const [values, setValues] = useState<Values>({});
  const [problems, setProblems] = useState<readonly RuleCellProblem[]>([]);
  function read(given: Values): void {
    setValues(given);
    const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const cells = COLUMNS.map((column) => quote(given[column] ?? "")).join("\t");
    const table = readRuleTable(`${COLUMNS.join("\t")}\n${cells}`, context);
    const [row] = table.ok ? table.rows : [];
    setProblems(row?.problems ?? []);
    if (row && row.problems.length === 0) onDone(listRowEdits([row]));
  }
  return (
    <TableDialog title={say("table.editor.new")} onClose={onClose}>
      <form
        className="finder-part set-form"
        onSubmit={(event) => {
          event.preventDefault();
          read(values);
        }}
      >
        <p className="finder-quiet">{say("table.editor.newIntro")}</p>
        {COLUMNS.map((column) => (
          <NameField
            key={column}
            {...{ column, context }}
            value={values[column] ?? ""}
            onChange={(value) => {
              setValues({ ...values, [column]: value });
            }}
          />
        ))}
        <CellProblems
          problems={problems}
          onUse={({ column, value }, name) => {
            read({ ...values, [column]: (values[column] ?? "").replace(value, () => name) });
          }}
        />
        <div className="finder-actions">
          <Button type="submit" size="small" margin={false}>
            {say("table.add")}
          </Button>
          <Button size="small" buttonStyle="secondary" margin={false} onClick={onClose}>
            {say("table.editor.cancel")}
          </Button>
        </div>
      </form>
    </TableDialog>
  );
}
