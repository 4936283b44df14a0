"use client";
/** The drawn map: scrolls, and is operated with a pointer or with the keyboard. */
import { useTheme } from "@payloadcms/ui";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { drawMap, paintImages } from "./map-draw.ts";
import { findVisible, readInks, type MapSizes, type Part } from "./map-scene.ts";
import { writeCell, writeLine, type CellPlace, type MapPicture } from "./map-words.ts";
import { useWords } from "./words.tsx";

/** The lines that are in view. */
export interface MapPart {
  readonly rows: { readonly first: number; readonly end: number };
  readonly columns: { readonly first: number; readonly end: number };
}
export interface MapCanvasProps {
  readonly picture: MapPicture;
  readonly cell: number;
  readonly cursor: CellPlace;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly onMove: (place: CellPlace) => void;
  readonly onOpen: () => void;
  readonly onZoom: (step: 1 | -1) => void;
  readonly onPart: (part: MapPart) => void;
}

/** Below this width the names get less room. */
const NARROW = 560;
/** Lines that PageUp and PageDown move. */
const PAGE = 10;

function getSizes(cell: number, width: number): MapSizes {
  const names = width < NARROW ? { width: 112, height: 96 } : { width: 210, height: 205 };
  return { cell, names };
}

/** Returns where a key leads; null for another key. */
function readMove(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: CellPlace,
  { rows, columns }: MapPicture,
): CellPlace | null {
  const isWide = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1];
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isWide ? 0 : row, column: 0 },
    End: { row: isWide ? lastRow : row, column: lastColumn },
  };
  const move = moves[key];
  const clamp = (value: number, last: number) => Math.min(Math.max(value, 0), Math.max(last, 0));
  return move ? { row: clamp(move.row, lastRow), column: clamp(move.column, lastColumn) } : null;
}

/** Scrolls until a cell is in view. */
function showCell(box: HTMLElement, { cell, names }: MapSizes, { row, column }: CellPlace): void {
  const [width, height] = [box.clientWidth - names.width, box.clientHeight - names.height];
  const fit = (start: number, at: number, length: number) =>
    at < start ? at : at + cell > start + length ? at + cell - length : start;
  box.scrollTo(fit(box.scrollLeft, column * cell, width), fit(box.scrollTop, row * cell, height));
}

/** Makes the canvas as large as the frame around it. Returns the part of the map that is in view. */
function fitCanvas(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  frame: HTMLElement,
): Part {
  const ratio = window.devicePixelRatio || 1;
  const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = frame;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { left, top, width, height };
}

/** Draws the map whenever it changes, is scrolled or resized. */
function useDrawing(
  { picture, cell, cursor, canvas, onPart }: MapCanvasProps,
  box: RefObject<HTMLDivElement | null>,
  width: number,
): void {
  const say = useWords();
  const { theme } = useTheme();
  const images = useMemo(() => paintImages(picture), [picture]);
  const labels = useMemo(
    () => ({
      rows: picture.rows.map((line) => writeLine(say, line)),
      columns: picture.columns.map((line) => writeLine(say, line)),
    }),
    [picture.rows, picture.columns, say],
  );
  useEffect(() => {
    const [element, frame] = [canvas.current, box.current];
    const context = element?.getContext("2d");
    if (!element || !frame || !context) return undefined;
    const sizes = getSizes(cell, width);
    const inks = readInks(element);
    let request = 0;
    function draw(): void {
      request = 0;
      // A hidden map, as in print, keeps the part that was in view: the table shows it.
      if (!element || !context || !frame || frame.clientWidth === 0) return;
      const part = fitCanvas(element, context, frame);
      drawMap(context, { picture, sizes, images, cursor, labels }, part, inks);
      onPart({
        rows: findVisible(cell, picture.rows.length, part.top, part.height - sizes.names.height),
        columns: findVisible(
          cell,
          picture.columns.length,
          part.left,
          part.width - sizes.names.width,
        ),
      });
    }
    function plan(): void {
      if (request === 0) request = requestAnimationFrame(draw);
    }
    draw();
    frame.addEventListener("scroll", plan, { passive: true });
    return () => {
      frame.removeEventListener("scroll", plan);
      cancelAnimationFrame(request);
    };
  }, [box, canvas, cell, cursor, images, labels, onPart, picture, theme, width]);
}

/** Returns the width of an element, measured again when it changes. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      setWidth(current.clientWidth);
    });
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return width;
}

/** Returns the cell at a point of the window; null beside the cells. */
function findPlaceAt(
  box: HTMLElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { cell, names }: MapSizes,
  { rows, columns }: MapPicture,
): CellPlace | null {
  if (!box) return null;
  const { left, top } = box.getBoundingClientRect();
  const [x, y] = [clientX - left - names.width, clientY - top - names.height];
  if (x < 0 || y < 0) return null;
  const column = Math.floor((x + box.scrollLeft) / cell);
  const row = Math.floor((y + box.scrollTop) / cell);
  return row < rows.length && column < columns.length ? { row, column } : null;
}

/** Returns what a key does on the map; null for another key. */
function readKey(event: KeyboardEvent, props: MapCanvasProps): (() => void) | null {
  const { picture, cursor, onMove, onOpen, onZoom } = props;
  const move = readMove(event, cursor, picture);
  if (move)
    return () => {
      onMove(move);
    };
  if (event.key === "Enter" || event.key === " ") return onOpen;
  const step = { "+": 1, "=": 1, "-": -1, "−": -1 }[event.key];
  return step === 1 || step === -1
    ? () => {
        onZoom(step);
      }
    : null;
}

/** Renders the map, and the sentence on the cell under the pointer or with the cursor. */
export function MapCanvas(props: MapCanvasProps) {
  const { picture, cell, cursor, canvas, onMove, onOpen } = props;
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const sizes = getSizes(cell, width);
  const [hovered, setHovered] = useState<CellPlace | null>(null);
  useDrawing(props, box, width);
  useEffect(() => {
    if (box.current) showCell(box.current, getSizes(cell, width), cursor);
  }, [cell, cursor, width]);
  return (
    <>
      <div className="map-box" ref={box}>
        <div className="map-room" style={getRoom(sizes, picture)}>
          <canvas
            ref={canvas}
            className="map-canvas"
            tabIndex={0}
            role="application"
            aria-label={say("map.canvas")}
            aria-describedby="map-keys"
            onKeyDown={(event) => {
              const act = readKey(event, props);
              if (act) event.preventDefault();
              act?.();
            }}
            onPointerMove={(event) => {
              setHovered(findPlaceAt(box.current, event, sizes, picture));
            }}
            onPointerLeave={() => {
              setHovered(null);
            }}
            onClick={(event) => {
              const place = findPlaceAt(box.current, event, sizes, picture);
              if (!place) return;
              onMove(place);
              onOpen();
            }}
          />
        </div>
      </div>
      <CellSentence picture={picture} cursor={cursor} hovered={hovered} />
    </>
  );
}

/** Returns the size of the whole map with its names. */
function getRoom({ cell, names }: MapSizes, { rows, columns }: MapPicture) {
  return {
    width: names.width + columns.length * cell + 1,
    height: names.height + rows.length * cell + 1,
  };
}

/** Writes the cell under the pointer, else the one with the cursor. Only the cursor is announced. */
function CellSentence({
  picture,
  cursor,
  hovered,
}: Pick<MapCanvasProps, "picture" | "cursor"> & { readonly hovered: CellPlace | null }) {
  const say = useWords();
  return (
    <>
      <p className="map-cell" aria-hidden="true">
        {writeCell(say, picture, hovered ?? cursor)}
      </p>
      <p className="map-hidden" role="status" aria-live="polite">
        {writeCell(say, picture, cursor)}
      </p>
      <p className="finder-quiet" id="map-keys">
        {say("map.keys")}
      </p>
    </>
  );
}
