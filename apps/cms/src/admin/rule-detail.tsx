"use client";
/** The whole text of the active cell, and what can be done with its rule. */
import {
  RULE_COLUMNS,
  listNames,
  type RuleColumn,
  type RuleRow,
  type TableContext,
} from "@orlaya/finder/rule-table";
import { Button, Link } from "@payloadcms/ui";
import { adminPaths } from "../names/paths.ts";
import { useWords } from "./words.tsx";

function CellText({
  row,
  column,
  context,
}: {
  readonly row: RuleRow;
  readonly column: RuleColumn;
  readonly context: TableContext;
}) {
  const say = useWords();
  const write = (names: readonly string[]): string =>
    names.length === 0 ? say("table.empty") : names.join("; ");
  return (
    <div className="rule-detail__text">
      <p>
        <strong>{say(`table.column.${column}`)}</strong>{" "}
        <span className="finder-quiet">{row.rule.ID}</span>
      </p>
      <p>{write(listNames(row.rule, column, context))}</p>
      {row.before && row.changed.includes(column) ? (
        <p className="finder-quiet">
          {say("table.before", { value: write(listNames(row.before, column, context)) })}
        </p>
      ) : null}
    </div>
  );
}

export function RuleDetail({
  row,
  column = RULE_COLUMNS[0],
  context,
  document,
  mayEdit,
  onDuplicate,
  onRemove,
  onTakeBack,
}: {
  readonly row: RuleRow;
  readonly column: RuleColumn | undefined;
  readonly context: TableContext;
  /** Id of the document of the rule; undefined for a new rule. */
  readonly document: string | undefined;
  readonly mayEdit: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onTakeBack: () => void;
}) {
  const say = useWords();
  const actions = [
    { label: say("table.duplicate"), key: "copy", run: onDuplicate, isShown: true },
    { label: say("table.remove"), key: "remove", run: onRemove, isShown: row.kind !== "removed" },
    { label: say("table.takeBack"), key: "back", run: onTakeBack, isShown: row.kind !== "same" },
  ];
  return (
    <section className="rule-detail" aria-label={say("table.actions", { rule: row.rule.ID })}>
      <CellText {...{ row, column, context }} />
      <div className="finder-actions">
        {mayEdit
          ? actions
              .filter(({ isShown }) => isShown)
              .map(({ key, label, run }) => (
                <Button key={key} buttonStyle="secondary" size="small" margin={false} onClick={run}>
                  {label}
                </Button>
              ))
          : null}
        {document === undefined ? null : (
          <Link href={adminPaths.document("rules", document)} prefetch={false}>
            {say("table.form")}
          </Link>
        )}
      </div>
    </section>
  );
}
