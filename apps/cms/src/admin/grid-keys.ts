/** Moves of the keyboard in a grid of cells. */

/** A cell by its row and its column, from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}
/** Rows that Page up and Page down skip. */
const PAGE = 10;

/**
 * Returns the cell to which a key moves; null for a key that does not move within the grid. Tab
 * leaves the grid at the ends of a row, so that it never holds the focus back.
 */
export function moveInGrid(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey, shiftKey }: Key,
  size: { readonly rows: number; readonly columns: number },
): GridPlace | null {
  const isFar = ctrlKey || metaKey;
  const last: GridPlace = { row: size.rows - 1, column: size.columns - 1 };
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? last.column : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Tab: { row, column: column + (shiftKey ? -1 : 1) },
  };
  const next = moves[key];
  if (!next || size.rows === 0) return null;
  if (key === "Tab" && (next.column < 0 || next.column > last.column)) return null;
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return { row: clamp(next.row, last.row), column: clamp(next.column, last.column) };
}
