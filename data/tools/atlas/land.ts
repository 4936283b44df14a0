/** Reads the outlines of Natural Earth (public domain) and finds the land of a place. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import countries from "../../countries.json" with { type: "json" };
import type { DrawnPlace } from "../places.ts";
import { getAngle, getCosine, toVector, type Point, type Vector } from "./projection.ts";

/** A closed line: the outer edge of a land area, or the edge of a lake in it. */
export type Ring = readonly Point[];

/** A land area of Natural Earth. */
export interface Land {
  /** Numeric code of the country in Natural Earth, or its name when it has no code. */
  readonly owner: string;
  readonly rings: readonly Ring[];
  /** Points of the outer edge. */
  readonly vectors: readonly Vector[];
}

function readLands(): readonly Land[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const world = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof feature>[0];
  const outlines = world.objects["countries"];
  if (!outlines)
    throw new Error(
      "world-atlas/countries-10m.json contains no countries: check the version of world-atlas",
    );
  const found = feature(world, outlines);
  return ("features" in found ? found.features : [found]).flatMap(
    ({ id, properties, geometry }) => {
      const polygons =
        geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : geometry.type === "Polygon"
            ? [geometry.coordinates]
            : [];
      return (polygons as unknown as readonly (readonly Ring[])[]).map((rings) => ({
        owner: id === undefined ? String(properties?.["name"]) : String(id),
        rings,
        vectors: (rings[0] ?? []).map(toVector),
      }));
    },
  );
}
let lands: readonly Land[] | null = null;

/** Returns all land areas of the world. The file is read once. */
export const getLands = (): readonly Land[] => (lands ??= readLands());

/** Returns the distance of a place from the nearest point of an outline, in degrees. */
export function getDistanceFrom(land: Land, place: Point): number {
  const at = toVector(place);
  return getAngle(land.vectors.reduce((most, point) => Math.max(most, getCosine(point, at)), -1));
}

/** Returns the land areas of the owner of a place within its reach. @throws when there are none */
export function findLandOf(
  code: string,
  { at, reach, owner }: DrawnPlace,
  all: readonly Land[],
): readonly Land[] {
  const id = owner ?? countries.find((country) => country.code === code)?.numeric ?? "";
  const found = all.filter((land) => land.owner === id && getDistanceFrom(land, at) <= reach);
  if (found.length === 0)
    throw new Error(
      `${code}: no land of ${id} within ${reach}° of ${at.join(", ")}; correct data/tools/places.ts`,
    );
  return found;
}
