"use client";
/** Editor of one cell of the table of the rules. */
import {
  COLUMN_KINDS,
  changeRule,
  createListEdit,
  createRuleEdit,
  fitsColumn,
  joinCellNames,
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

interface EditorProperties {
  readonly row: RuleRow;
  readonly column: RuleColumn;
  readonly context: TableContext;
  readonly onDone: (edits: readonly RuleEdit[]) => void;
  readonly onClose: () => void;
}

/** What is chosen or typed, and what is wrong with it. */
function useCell({ row, column, context, onDone }: EditorProperties) {
  const kind = COLUMN_KINDS[column];
  const isNames = kind.kind !== "text" && kind.kind !== "integer";
  const [chosen, setChosen] = useState(() =>
    isNames ? listNames(row.rule, column, context) : [writeCell(row.rule, column, context)],
  );
  const [problems, setProblems] = useState<readonly RuleCellProblem[]>([]);
  function apply(names: readonly string[]): void {
    setChosen(names);
    const read = readCellEdit(row, column, joinCellNames(names, context.words), context);
    if ("problems" in read) setProblems(read.problems);
    else onDone(read.edits);
  }
  function use({ value }: RuleCellProblem, name: string): void {
    apply(chosen.map((each) => (each.includes(value) ? each.replace(value, () => name) : each)));
  }
  return {
    ...{ chosen, setChosen, problems, apply, use, isNames },
    isMany: kind.kind === "places" || (kind.kind === "records" && kind.many),
    isEmptiable: kind.kind !== "places" && "optional" in kind && kind.optional,
  };
}

/** Example of a cell for all countries except one. */
function writeExample({ words, tables, names }: TableContext): string {
  const { locale } = words;
  const country = tables.countries.find(({ iso }) => iso === "FR") ?? tables.countries[0];
  return [
    words.words.all[locale],
    words.words.except[locale],
    names.name("countries", country?.id ?? "", locale),
  ].join(" ");
}

export function RuleEditor(properties: EditorProperties) {
  const { row, column, context, onClose } = properties;
  const say = useWords();
  const { chosen, setChosen, problems, apply, use, ...kind } = useCell(properties);
  const options = useMemo(() => listOptions(column, context), [column, context]);
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
        {kind.isNames ? (
          <NamePicker
            {...{ options, chosen, isMany: kind.isMany }}
            onChange={setChosen}
            onDone={apply}
          />
        ) : (
          <TextField
            column={column}
            value={chosen[0] ?? ""}
            onChange={(value) => {
              setChosen([value]);
            }}
          />
        )}
        <CellProblems problems={problems} onUse={use} />
        {COLUMN_KINDS[column].kind === "places" ? (
          <p className="finder-quiet">
            {say("table.editor.help", { example: writeExample(context) })}
          </p>
        ) : null}
        <div className="finder-actions">
          <EditorButton label={say("table.editor.apply")} />
          {kind.isEmptiable ? (
            <EditorButton
              label={column === "quote" ? say("table.noQuote") : say("table.empty")}
              onPress={() => {
                apply([]);
              }}
            />
          ) : null}
          <EditorButton label={say("table.editor.cancel")} onPress={onClose} />
        </div>
      </form>
    </TableDialog>
  );
}

/** A button of an editor; without `onPress` the one that applies. */
function EditorButton({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress?: () => void;
}) {
  return (
    <Button
      size="small"
      margin={false}
      type={onPress ? "button" : "submit"}
      buttonStyle={onPress ? "secondary" : "primary"}
      {...(onPress ? { onClick: onPress } : {})}
    >
      {label}
    </Button>
  );
}
