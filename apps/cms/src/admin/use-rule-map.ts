"use client";
/** Loads the map of the chosen versions, and computes what it shows. */
import { UNLISTED, createMapReader, fillGrid, type MapQuestion } from "@orlaya/finder/map";
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import { useEffect, useMemo, useState } from "react";
import type { ShownMap } from "../eligibility/history-shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import {
  createMapModel,
  listLines,
  type CountryOrder,
  type LineKind,
  type MapModel,
  type ShownLine,
} from "./map-model.ts";
import type { MapPicture } from "./map-words.ts";

/** What a person chose above the map. An empty text stands for no choice. */
export interface MapChoice {
  /** The version that is drawn, and the one with which it is compared. */
  readonly of: string;
  readonly with: string;
  /** Id of the profile. */
  readonly as: string;
  /** ISO code of the nationality, or NOT_LISTED. */
  readonly nat: string;
}

/** Loads the map. Null while loading. */
export function useMapModel({ of, with: compared }: MapChoice): Asked<MapModel> | null {
  const ask = useAsk();
  const [model, setModel] = useState<Asked<MapModel> | null>(null);
  useEffect(() => {
    setModel(null);
    const leaving = new AbortController();
    const path = endpointPaths.finderMap(of, compared === "" ? null : compared);
    void ask<ShownMap>(path, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      setModel(answer.ok ? { ok: true, body: createMapModel(answer.body) } : answer);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, of, compared]);
  return model;
}

function readQuestion({ space }: MapModel, { as, nat }: MapChoice): MapQuestion {
  const profile = space.profiles.indexOf(as);
  const country = space.codes.indexOf(nat);
  const nationality = nat.toLowerCase() === NOT_LISTED ? UNLISTED : country < 0 ? null : country;
  return { profile: profile < 0 ? null : profile, nationality };
}

/** The rows and the columns of the map. */
export interface MapLines {
  readonly rows: readonly ShownLine[];
  readonly columns: readonly ShownLine[];
}

/** Computes the rows and the columns of the map. */
export function useMapLines(model: MapModel, kind: LineKind, order: CountryOrder): MapLines {
  return useMemo(
    () => ({
      rows: listLines(model, "residence", kind, order),
      columns: listLines(model, "destination", kind, order),
    }),
    [model, kind, order],
  );
}

/** Computes the cells of the map. */
export function useMapPicture(model: MapModel, choice: MapChoice, lines: MapLines): MapPicture {
  return useMemo(() => {
    const question = readQuestion(model, choice);
    const reader = createMapReader(model.space, question);
    const { rows, columns } = lines;
    const [down, across] = [rows, columns].map((each) => each.map(({ members }) => members));
    const grid = fillGrid(reader, down ?? [], across ?? []);
    return { model, question, reader, rows, columns, grid };
  }, [model, choice, lines]);
}
