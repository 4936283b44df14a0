"use client";
/** Editor of one cell of the table of the rules. */
import {
  COLUMN_KINDS,
  NAME_SEPARATOR,
  changeRule,
  createListEdit,
  createRuleEdit,
  fitsColumn,
  listNames,
  readRuleCell,
  writeCell,
  type RuleCellProblem,
  type RuleColumn,
  type RuleEdit,
  type RuleRow,
  type TableContext,
} from "@orlaya/finder/rule-table";
import { Button } from "@payloadcms/ui";
import { useId, useMemo, useState } from "react";
import { NamePicker, type PickerOption } from "./name-picker.tsx";
import { CellProblems } from "./rule-problems.tsx";
import { TableDialog } from "./table-dialog.tsx";
import { useWords } from "./words.tsx";

/** Reads a cell that a person wrote. @returns the edits, or what is wrong */
export function readCellEdit(
  { rule }: RuleRow,
  column: RuleColumn,
  text: string,
  context: TableContext,
): { readonly edits: readonly RuleEdit[] } | { readonly problems: readonly RuleCellProblem[] } {
  const read = readRuleCell(column, text, rule, context);
  if (!read.ok) return { problems: read.problems };
  const edit = createRuleEdit(rule, changeRule(rule, read.change, context));
  return { edits: edit ? [...read.created.map(createListEdit), edit] : [] };
}

/** Lists what a cell of a column can contain. */
export function listOptions(
  column: RuleColumn,
  { tables, names, words }: TableContext,
): readonly PickerOption[] {
  const kind = COLUMN_KINDS[column];
  const { locale } = words;
  const toOption = (text: string, found = ""): PickerOption => ({ text, found });
  if (kind.kind === "option") return kind.options.map((option) => toOption(option));
  if (kind.kind === "flag")
    return [words.words.yes[locale], words.words.no[locale]].map((word) => toOption(word));
  if (kind.kind === "records")
    return tables[kind.table].map(({ id, Name }) =>
      toOption(names.name(kind.table, id, locale), Name),
    );
  if (kind.kind !== "places") return [];
  const fitting = tables.lists.filter((list) => fitsColumn(list, kind.role));
  const lists = fitting.map(({ id, Name, excluded }) => {
    const name = names.name("lists", id, locale);
    return toOption(excluded ? `${words.words.except[locale]} ${name}` : name, Name);
  });
  const known = new Set(lists.map(({ text }) => text));
  const countries = tables.countries
    .map(({ id, iso, Name }) => toOption(names.name("countries", id, locale), `${iso} ${Name}`))
    .filter(({ text }) => !known.has(text));
  const collator = new Intl.Collator(locale, { numeric: true });
  const sort = (options: readonly PickerOption[]) =>
    options.toSorted((a, b) => collator.compare(a.text, b.text));
  return [...sort(lists), ...sort(countries)];
}

function TextField({
  column,
  value,
  onChange,
}: {
  readonly column: RuleColumn;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const say = useWords();
  const id = useId();
  return (
    <div className="picker">
      <label htmlFor={id}>{say(`table.column.${column}`)}</label>
      <input
        autoFocus
        id={id}
        value={value}
        autoComplete="off"
        inputMode={COLUMN_KINDS[column].kind === "integer" ? "numeric" : "text"}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </div>
  );
}

export function RuleEditor({
  row,
  column,
  context,
  onDone,
  onClose,
}: {
  readonly row: RuleRow;
  readonly column: RuleColumn;
  readonly context: TableContext;
  readonly onDone: (edits: readonly RuleEdit[]) => void;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const kind = COLUMN_KINDS[column];
  const isNames = kind.kind !== "text" && kind.kind !== "integer";
  const isMany = kind.kind === "places" || (kind.kind === "records" && kind.many);
  const [chosen, setChosen] = useState(() =>
    isNames ? listNames(row.rule, column, context) : [writeCell(row.rule, column, context)],
  );
  const [problems, setProblems] = useState<readonly RuleCellProblem[]>([]);
  const options = useMemo(() => listOptions(column, context), [column, context]);
  function apply(names: readonly string[]): void {
    setChosen(names);
    const read = readCellEdit(row, column, names.join(NAME_SEPARATOR), context);
    if ("problems" in read) setProblems(read.problems);
    else onDone(read.edits);
  }
  const example = `${context.words.words.all[context.words.locale]} ${context.words.words.except[context.words.locale]} ${options.at(-1)?.text ?? ""}`;
  const isOptional = "optional" in kind && kind.optional;
  return (
    <TableDialog
      title={say("table.editor", { column: say(`table.column.${column}`), rule: row.rule.ID })}
      onClose={onClose}
    >
      <form
        className="finder-part"
        onSubmit={(event) => {
          event.preventDefault();
          apply(chosen);
        }}
      >
        {isNames ? (
          <NamePicker {...{ options, chosen, isMany }} onChange={setChosen} onDone={apply} />
        ) : (
          <TextField
            column={column}
            value={chosen[0] ?? ""}
            onChange={(value) => {
              setChosen([value]);
            }}
          />
        )}
        <CellProblems
          problems={problems}
          onUse={(problem, name) => {
            apply(
              chosen.map((each) =>
                each.includes(problem.value) ? each.replace(problem.value, name) : each,
              ),
            );
          }}
        />
        {kind.kind === "places" ? (
          <p className="finder-quiet">{say("table.editor.help", { example })}</p>
        ) : null}
        <div className="finder-actions">
          <Button type="submit" size="small" margin={false}>
            {say("table.editor.apply")}
          </Button>
          {isOptional && !isMany ? (
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              onClick={() => {
                apply([]);
              }}
            >
              {column === "quote" ? say("table.noQuote") : say("table.empty")}
            </Button>
          ) : null}
          <Button size="small" buttonStyle="secondary" margin={false} onClick={onClose}>
            {say("table.editor.cancel")}
          </Button>
        </div>
      </form>
    </TableDialog>
  );
}
