"use client";
/**
 * The grid of the rules. Only the rows in view are rendered. One cell has the focus; the keyboard
 * moves it as in a spreadsheet.
 */
import {
  COLUMN_KINDS,
  RULE_COLUMNS,
  listNames,
  writeCell,
  type RuleColumn,
  type RuleRow,
  type TableContext,
} from "@orlaya/finder/rule-table";
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type { Say } from "../labels/request-words.ts";
import { moveInGrid, type GridPlace } from "./grid-keys.ts";
import { recallTable, rememberTable } from "./table-memory.ts";
import { useAccountId } from "./use-account.ts";
import { useWords } from "./words.tsx";

/** Height of a row in pixels, as in the style sheet, and rows beyond the view. */
const ROW = 38;
const MARGIN = 8;

interface GridProperties {
  readonly rows: readonly RuleRow[];
  readonly context: TableContext;
  readonly place: GridPlace;
  readonly onMove: (place: GridPlace) => void;
  /** Opens the editor of the active cell. */
  readonly onEdit: () => void;
  readonly onPaste: (text: string) => void;
  readonly onCopied: () => void;
  /** Id of the text that explains the keys. */
  readonly help: string;
}

/** Writes the text of a cell as a person reads it: few names, and the number of the others. */
export function writeShort(say: Say, row: RuleRow, column: RuleColumn, context: TableContext) {
  const names = listNames(row.rule, column, context);
  const [first = "", second] = names;
  if (names.length === 0) {
    if (column === "nationality") return say("table.anyNationality");
    return column === "quote" ? say("table.noQuote") : "–";
  }
  if (COLUMN_KINDS[column].kind === "text" || second === undefined) return first;
  if (names.length === 2) return `${first}, ${second}`;
  return say("table.more", { first: `${first}, ${second}`, count: names.length - 2 });
}

const SIGNS = { same: "", added: "+", changed: "±", removed: "−" } as const;

function GridCell({
  row,
  column,
  at,
  isActive,
  context,
}: {
  readonly row: RuleRow;
  readonly column: RuleColumn;
  readonly at: GridPlace;
  readonly isActive: boolean;
  readonly context: TableContext;
}) {
  const say = useWords();
  const isChanged = row.changed.includes(column);
  const isHead = column === "rule";
  const isEmpty = listNames(row.rule, column, context).length === 0;
  const before = row.before && isChanged ? writeCell(row.before, column, context) : "";
  return (
    <td
      role={isHead ? "rowheader" : "gridcell"}
      aria-colindex={at.column + 1}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-place={`${at.row} ${at.column}`}
      className={[
        `rule-cell rule-cell--${column}`,
        isChanged ? "rule-cell--changed" : "",
        isEmpty ? "rule-cell--empty" : "",
      ].join(" ")}
    >
      <span className="rule-cell__text">
        {isHead && row.kind !== "same" ? (
          <span className="rule-sign" title={say(`set.kind.${row.kind}`)}>
            <span aria-hidden="true">{SIGNS[row.kind]}</span>
            <span className="rule-hidden">{say(`set.kind.${row.kind}`)} </span>
          </span>
        ) : null}
        {writeShort(say, row, column, context)}
        {isChanged ? (
          <span className="rule-hidden">
            {" "}
            {say("table.before", { value: before || say("table.empty") })}
          </span>
        ) : null}
      </span>
    </td>
  );
}

/** Keeps which rows are in view, and scrolls to the active one. */
function useWindow(count: number, place: GridPlace) {
  const account = useAccountId();
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      setHeight(element.clientHeight);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isFirst.current) {
      isFirst.current = false;
      const { top, left } = recallTable(account).scroll;
      element.scrollTo({ top, left });
      return;
    }
    const top = place.row * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW * 2 > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW * 2 - element.clientHeight;
  }, [account, place.row]);
  const from = Math.max(0, Math.min(first, count - 1) - MARGIN);
  const to = Math.min(count, first + Math.ceil(height / ROW) + MARGIN);
  function onScroll(): void {
    const { scrollTop: top, scrollLeft: left } = box.current ?? { scrollTop: 0, scrollLeft: 0 };
    setFirst(Math.floor(top / ROW));
    rememberTable(account, { scroll: { top, left } });
  }
  return { box, from, to, onScroll };
}

/** Gives the focus to the active cell after a move. */
function useFocus(place: GridPlace, hasFocus: boolean, box: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    if (!hasFocus) return;
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-place="${place.row} ${place.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [place, hasFocus, box]);
}

function readPlace(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
  const [row, column] = (cell?.dataset["place"] ?? "").split(" ").map(Number);
  return cell && row !== undefined && column !== undefined ? { row, column } : null;
}

/** What the keyboard and the clipboard do in the grid. */
function useGridEvents(properties: GridProperties) {
  const { rows, context, place, onMove, onEdit, onPaste, onCopied } = properties;
  const [hasFocus, setFocus] = useState(false);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      onEdit();
      return;
    }
    const next = moveInGrid(place, event, { rows: rows.length, columns: RULE_COLUMNS.length });
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  }
  function onCopy(event: ClipboardEvent): void {
    const row = rows[place.row];
    const column = RULE_COLUMNS[place.column];
    if (!row || !column || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeCell(row.rule, column, context));
    onCopied();
  }
  function onFocus(event: FocusEvent): void {
    setFocus(true);
    const at = readPlace(event.target);
    if (at && (at.row !== place.row || at.column !== place.column)) onMove(at);
  }
  const events = {
    ...{ onKeyDown, onCopy, onFocus, onDoubleClick: onEdit },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      onPaste(event.clipboardData.getData("text/plain"));
    },
    onBlur: () => {
      setFocus(false);
    },
  };
  return { hasFocus, events };
}

export function RuleGrid(properties: GridProperties) {
  const { rows, context, place, help } = properties;
  const say = useWords();
  const { hasFocus, events } = useGridEvents(properties);
  const { box, from, to, onScroll } = useWindow(rows.length, place);
  useFocus(place, hasFocus, box);
  return (
    <div ref={box} className="rule-box" onScroll={onScroll}>
      <table
        role="grid"
        className="rule-grid"
        aria-label={say("table.title")}
        aria-describedby={help}
        aria-rowcount={rows.length + 1}
        aria-colcount={RULE_COLUMNS.length}
        {...events}
      >
        <GridHead />
        <tbody>
          <Space rows={from} />
          {rows.slice(from, to).map((row, index) => (
            <tr
              key={row.id}
              aria-rowindex={from + index + 2}
              className={`rule-row rule-row--${row.kind}`}
            >
              {RULE_COLUMNS.map((column, at) => (
                <GridCell
                  key={column}
                  {...{ row, column, context }}
                  at={{ row: from + index, column: at }}
                  isActive={place.row === from + index && place.column === at}
                />
              ))}
            </tr>
          ))}
          <Space rows={rows.length - to} />
        </tbody>
      </table>
    </div>
  );
}

function GridHead() {
  const say = useWords();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {RULE_COLUMNS.map((column, at) => (
          <th
            key={column}
            role="columnheader"
            aria-colindex={at + 1}
            scope="col"
            className={`rule-cell rule-cell--${column}`}
          >
            {say(`table.column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Takes the room of rows that are not in view. */
function Space({ rows }: { readonly rows: number }) {
  return rows <= 0 ? null : (
    <tr
      role="presentation"
      aria-hidden="true"
      className="rule-space"
      style={{ height: rows * ROW }}
    >
      <td colSpan={RULE_COLUMNS.length} />
    </tr>
  );
}
