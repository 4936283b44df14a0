/** Responses of the endpoints that compare versions of the rules, and of the map. Types only. */
import type { MapSide } from "@orlaya/finder/map";
import type { ShownDiff } from "./shapes.ts";

/** A column of a record that differs, with its label. */
export type ShownColumn = { readonly label: string } & (
  | { readonly kind: "value"; readonly before: string; readonly after: string }
  | {
      readonly kind: "records" | "countries";
      /** Names. */
      readonly added: readonly string[];
      readonly removed: readonly string[];
      /** The version that names no countries. */
      readonly without: "before" | "after" | null;
    }
);
export interface ShownRecord {
  /** Name of the collection. */
  readonly kind: string;
  readonly name: string;
  readonly change: "added" | "removed" | "changed";
  /** Path of its page in the admin; null when it was removed since. */
  readonly href: string | null;
  readonly columns: readonly ShownColumn[];
}
export interface ShownComparison {
  readonly diff: ShownDiff;
  readonly records: readonly ShownRecord[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}
/** The map of one version of the rules, or of two. */
export interface ShownMap {
  /** The version that is drawn, then the one with which it is compared. */
  readonly sides: readonly MapSide[];
  /** Ids are ISO codes. Sorted by name. */
  readonly countries: readonly (Named & { readonly region: string })[];
  readonly profiles: readonly Named[];
  readonly products: readonly Named[];
  /** Names of funnels are those of their plans. */
  readonly funnels: readonly Named[];
}
