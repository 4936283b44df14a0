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
import type { CellPlace, MapPicture } from "./map-words.ts";
import { useMapPicture, type MapChoice } from "./use-rule-map.ts";
import { useWords } from "./words.tsx";

/** Sizes of a cell. The first one shows groups of countries, the others show countries. */
const SIZES = [28, 5, 9, 14, 20, 28] as const;

/** Returns the size of a level. */
const getSize = (level: number): number => SIZES[level] ?? SIZES[0];

/** Returns the lines that contain the first countries of a cell. */
function findPlace(from: MapPicture, { row, column }: CellPlace, to: MapPicture): CellPlace {
  const find = (lines: MapPicture["rows"], country: number | undefined): number =>
    Math.max(
      0,
      lines.findIndex(({ members }) => country !== undefined && members.includes(country)),
    );
  return {
    row: find(to.rows, from.rows[row]?.members[0]),
    column: find(to.columns, from.columns[column]?.members[0]),
  };
}

const isSamePart = (one: MapPart | null, other: MapPart): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function MapFrame({
  model,
  choice,
}: {
  readonly model: MapModel;
  readonly choice: MapChoice;
}) {
  const [level, setLevel] = useState(0);
  const [order, setOrder] = useState<CountryOrder>("region");
  const groups = useMapPicture(model, choice, "groups", order);
  const countries = useMapPicture(model, choice, "countries", order);
  const picture = level === 0 ? groups : countries;
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [part, setPart] = useState<MapPart | null>(null);
  const [isOpen, setOpen] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cursor = {
    row: Math.min(place.row, picture.rows.length - 1),
    column: Math.min(place.column, picture.columns.length - 1),
  };
  function zoomTo(wanted: number): void {
    const next = Math.min(Math.max(wanted, 0), SIZES.length - 1);
    const target = next === 0 ? groups : countries;
    if (target !== picture) setPlace(findPlace(picture, cursor, target));
    setLevel(next);
  }
  function find(country: number, role: LineRole): void {
    const next = Math.max(level, 3);
    const lines = role === "residence" ? countries.rows : countries.columns;
    const line = lines.findIndex(({ members }) => members.includes(country));
    const kept = level === 0 ? findPlace(groups, cursor, countries) : cursor;
    setPlace(role === "residence" ? { ...kept, row: line } : { ...kept, column: line });
    setLevel(next);
    canvas.current?.focus();
  }
  return (
    <>
      <Tools
        model={model}
        level={level}
        order={order}
        onOrder={setOrder}
        onFind={find}
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
          onPart={useCallback((next: MapPart) => {
            setPart((known) => (isSamePart(known, next) ? known : next));
          }, [])}
        />
      </div>
      {isOpen ? (
        <MapCell
          picture={picture}
          place={cursor}
          choice={choice}
          onCountries={
            level === 0
              ? () => {
                  zoomTo(3);
                  canvas.current?.focus();
                }
              : null
          }
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
      <div className="finder-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => {
            onZoom(level === 0 ? 3 : 0);
          }}
        >
          {say(level === 0 ? "map.showCountries" : "map.showGroups")}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          aria-label={say("map.zoomOut")}
          disabled={level === 0}
          onClick={() => {
            onZoom(level - 1);
          }}
        >
          −
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          aria-label={say("map.zoomIn")}
          disabled={level === SIZES.length - 1}
          onClick={() => {
            onZoom(level + 1);
          }}
        >
          +
        </Button>
      </div>
    </div>
  );
}
