import { expect, it } from "vitest";
import { findPlaces, type Place } from "./find-places.ts";

const places: readonly Place[] = [
  ...["Países", "Listas de países", "Páginas de país", "Reglas", "Audit", "A1", "A2", "A3"],
].map((label) => ({ label, href: `/${label}` }));
const find = (question: string): readonly string[] =>
  findPlaces(places, question).map(({ label }) => label);

it("finds places by the beginnings of their words, without accents, the names that begin so first", () => {
  expect(find("pais")).toEqual(["Países", "Listas de países", "Páginas de país"]);
  expect(find("list pai")).toEqual(["Listas de países"]);
  expect(find("Regla")).toEqual(["Reglas"]);
  expect(find("eglas")).toEqual([]);
});
it("finds the place with this very name first", () => {
  const rules = ["Rules table", "Rules"].map((label) => ({ label, href: "" }));
  expect(findPlaces(rules, "rules").map(({ label }) => label)).toEqual(["Rules", "Rules table"]);
});
it("needs two letters and returns at most five places", () => {
  expect(find("a")).toEqual([]);
  expect(find("  ")).toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => ({ label: `Rule ${at}`, href: "" }));
  expect(findPlaces(many, "rule")).toHaveLength(5);
});
