"use client";
/** The part of the map that is in view, as a table. It is also what is printed. */
import { CHANGED } from "@orlaya/finder/map";
import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { MapPart } from "./map-canvas.tsx";
import { getCellLetter } from "./map-model.ts";
import { writeLine, writeResult, type CellPlace, type MapPicture } from "./map-words.ts";
import { useWords } from "./words.tsx";

/** Most rows and columns of the table. */
const MOST = { rows: 60, columns: 30 } as const;

/** Returns the lines of a part, at most some around the cursor. */
function limitLines({ first, end }: MapPart["rows"], at: number, most: number): readonly number[] {
  const last = Math.max(first, end - most);
  const start = Math.min(Math.max(first, at - Math.floor(most / 2)), last);
  return Array.from({ length: Math.min(most, end - start) }, (_, index) => start + index);
}

/** Opens the table before printing, because a closed one is not printed. */
function useOpenForPrint(open: () => void): void {
  useEffect(() => {
    function prepare(): void {
      flushSync(open);
    }
    window.addEventListener("beforeprint", prepare);
    return () => {
      window.removeEventListener("beforeprint", prepare);
    };
  }, [open]);
}

export function MapTable({
  picture,
  part,
  cursor,
}: {
  readonly picture: MapPicture;
  readonly part: MapPart;
  readonly cursor: CellPlace;
}) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  useOpenForPrint(
    useState(() => () => {
      setOpen(true);
    })[0],
  );
  const rows = limitLines(part.rows, cursor.row, MOST.rows);
  const columns = limitLines(part.columns, cursor.column, MOST.columns);
  return (
    <section className="finder-part map-sheet">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>{say("map.table")}</summary>
        {isOpen ? <Table picture={picture} rows={rows} columns={columns} /> : null}
      </details>
      <div className="finder-actions map-print">
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => {
            window.print();
          }}
        >
          {say("map.print")}
        </Button>
      </div>
    </section>
  );
}

function Table({
  picture,
  rows,
  columns,
}: {
  readonly picture: MapPicture;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}) {
  const say = useWords();
  const { grid, model, question } = picture;
  return (
    <div className="finder-scroll">
      <table className="map-table">
        <caption>
          {say("map.tablePart", {
            rows: rows.length,
            allRows: grid.rows,
            columns: columns.length,
            allColumns: grid.columns,
          })}
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>
                  {picture.columns[column] ? writeLine(say, picture.columns[column]) : ""}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{picture.rows[row] ? writeLine(say, picture.rows[row]) : ""}</th>
              {columns.map((column) => {
                const at = row * grid.columns + column;
                const letter = getCellLetter(
                  model,
                  grid.values[at] ?? 0,
                  question.profile === null,
                );
                const isChanged = ((grid.bits[at] ?? 0) & CHANGED) > 0;
                return (
                  <td key={column} className={isChanged ? "map-changed" : undefined}>
                    <span aria-hidden="true">{letter}</span>
                    <span className="map-hidden">{writeResult(say, picture, { row, column })}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
