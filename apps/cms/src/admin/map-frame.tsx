"use client";
/** The drawn map with its tools, its legend, the opened cell and the table. */
import { Button } from "@payloadcms/ui";
import { useCallback, useRef, useState } from "react";
import { MapCanvas, type MapPart } from "./map-canvas.tsx";
import { MapCell } from "./map-cell.tsx";
import { MapSelect } from "./map-controls.tsx";
import { MapLegend } from "./map-legend.tsx";
import type { CountryOrder, LineRole, MapModel } from "./map-model.ts";
import { MapSearch } from "./map-search.tsx";
import { MapTable } from "./map-table.tsx";
import type { CellPlace } from "./map-words.ts";
import { useMapLines, useMapPicture, type MapChoice, type MapLines } from "./use-rule-map.ts";
import { useWords } from "./words.tsx";

/** Sizes of a cell. The first one shows groups of countries, the others show countries. */
const SIZES = [28, 6, 11, 18, 24, 32] as const;

/** The level at which the names of countries are legible. */
const COUNTRIES = 3;

/** Returns the size of a level. */
const getSize = (level: number): number => SIZES[level] ?? SIZES[0];

/** Returns the lines that contain the first countries of a cell. */
function findPlace(from: MapLines, { row, column }: CellPlace, to: MapLines): CellPlace {
  function find(lines: MapLines["rows"], country: number | undefined): number {
    return Math.max(
      0,
      lines.findIndex(({ members }) => country !== undefined && members.includes(country)),
    );
  }
  return {
    row: find(to.rows, from.rows[row]?.members[0]),
    column: find(to.columns, from.columns[column]?.members[0]),
  };
}

const isSamePart = (one: MapPart | null, other: MapPart): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Shown {
  readonly model: MapModel;
  readonly choice: MapChoice;
}

/** Keeps the size of the map, the order of its countries and the cell with the cursor. */
function useMapPlace({ model, choice }: Shown) {
  const [level, setLevel] = useState(0);
  const [order, setOrder] = useState<CountryOrder>("region");
  const groups = useMapLines(model, "groups", order);
  const countries = useMapLines(model, "countries", order);
  const lines = level === 0 ? groups : countries;
  const picture = useMapPicture(model, choice, lines);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  // Another version may have fewer lines.
  const cursor = {
    row: Math.min(place.row, lines.rows.length - 1),
    column: Math.min(place.column, lines.columns.length - 1),
  };
  function zoomTo(wanted: number): void {
    const next = Math.min(Math.max(wanted, 0), SIZES.length - 1);
    const target = next === 0 ? groups : countries;
    if (target !== lines) setPlace(findPlace(lines, cursor, target));
    setLevel(next);
  }
  /** Moves to the row or the column of a country, at a size at which its name is legible. */
  function moveTo(country: number, role: LineRole): void {
    const lines = role === "residence" ? countries.rows : countries.columns;
    const line = lines.findIndex(({ members }) => members.includes(country));
    const kept = level === 0 ? findPlace(groups, cursor, countries) : cursor;
    setPlace(role === "residence" ? { ...kept, row: line } : { ...kept, column: line });
    setLevel(Math.max(level, COUNTRIES));
  }
  return { picture, level, order, setOrder, cursor, setPlace, zoomTo, moveTo };
}

export function MapFrame(shown: Shown) {
  const { picture, level, order, setOrder, cursor, setPlace, zoomTo, moveTo } = useMapPlace(shown);
  const [part, setPart] = useState<MapPart | null>(null);
  const [isOpen, setOpen] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keepPart = useCallback((next: MapPart) => {
    setPart((known) => (isSamePart(known, next) ? known : next));
  }, []);
  function showCountries(): void {
    zoomTo(COUNTRIES);
    canvas.current?.focus();
  }
  return (
    <>
      <Tools
        model={shown.model}
        level={level}
        order={order}
        onOrder={setOrder}
        onFind={(country, role) => {
          moveTo(country, role);
          canvas.current?.focus();
        }}
        onZoom={zoomTo}
      />
      <div className="map-view">
        <MapCanvas
          picture={picture}
          cell={getSize(level)}
          cursor={cursor}
          canvas={canvas}
          onMove={setPlace}
          onOpen={() => {
            setOpen(true);
          }}
          onZoom={(step) => {
            zoomTo(level + step);
          }}
          onPart={keepPart}
        />
      </div>
      {isOpen ? (
        <MapCell
          picture={picture}
          place={cursor}
          choice={shown.choice}
          onCountries={level === 0 ? showCountries : null}
          onClose={() => {
            setOpen(false);
            canvas.current?.focus();
          }}
        />
      ) : null}
      <MapLegend picture={picture} />
      {part ? <MapTable picture={picture} part={part} cursor={cursor} /> : null}
    </>
  );
}

function Tools({
  model,
  level,
  order,
  onOrder,
  onFind,
  onZoom,
}: {
  readonly model: MapModel;
  readonly level: number;
  readonly order: CountryOrder;
  readonly onOrder: (order: CountryOrder) => void;
  readonly onFind: (country: number, role: LineRole) => void;
  readonly onZoom: (level: number) => void;
}) {
  const say = useWords();
  return (
    <div className="map-tools">
      <MapSearch model={model} onFind={onFind} />
      <MapSelect
        label={say("map.order")}
        value={order}
        options={[
          ["region", say("map.byRegion")],
          ["name", say("map.byName")],
        ]}
        onChange={(value) => {
          onOrder(value === "name" ? "name" : "region");
        }}
      />
      <ZoomButtons level={level} onZoom={onZoom} />
    </div>
  );
}

function ZoomButtons({
  level,
  onZoom,
}: {
  readonly level: number;
  readonly onZoom: (level: number) => void;
}) {
  const say = useWords();
  const steps = [
    { step: -1, name: say("map.zoomOut"), sign: "–", isLast: level === 0 },
    { step: 1, name: say("map.zoomIn"), sign: "+", isLast: level === SIZES.length - 1 },
  ];
  return (
    <div className="finder-actions">
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => {
          onZoom(level === 0 ? COUNTRIES : 0);
        }}
      >
        {say(level === 0 ? "map.showCountries" : "map.showGroups")}
      </Button>
      {steps.map(({ step, name, sign, isLast }) => (
        <Button
          key={step}
          buttonStyle="secondary"
          size="small"
          aria-label={name}
          disabled={isLast}
          onClick={() => {
            onZoom(level + step);
          }}
        >
          {sign}
        </Button>
      ))}
    </div>
  );
}
