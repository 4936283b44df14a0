"use client";
/** What the edits of the table change for visitors, computed in the browser. */
import { measureEffect, type TableContext } from "@orlaya/finder/rule-table";
import { useEffect, useState } from "react";
import type { ShownDiff, ShownEnd } from "../eligibility/shapes.ts";
import { endpointPaths } from "../names/paths.ts";
import type { SetEffect } from "../sets/shapes.ts";
import { useAsk } from "./ask.ts";
import type { TableModel } from "./use-rule-table.ts";

/** Groups of journeys that are shown. */
const MOST_BOXES = 8;
/** Time without an edit before the effect is computed, and before the service is asked. */
const PAUSE = 120;
const LONG_PAUSE = 600;
/** The same before the pages are compared, which is heavy: the service goes on after an abort. */
const PAGES_PAUSE = 5000;

/** The effect: `loading` while it is computed, `unknown` when it cannot be computed here. */
export type TableEffect = { readonly diff: ShownDiff } | "none" | "loading" | "unknown";

type Journeys = NonNullable<ReturnType<typeof measureEffect>>;

/** Names what a journey leads to. The number of a funnel among funnels of one name is left out. */
function showEnd(
  { product, funnel, asked }: Journeys["boxes"][number]["before"],
  { names, words: { locale } }: TableContext,
): ShownEnd {
  return {
    plan: product && names.name("products", product, locale),
    quote: funnel && names.name("funnels", funnel, locale).replace(/ \(\d+\)$/u, ""),
    asked,
  };
}

function showEffect({ live, now, context }: TableModel): ShownDiff | null {
  const diff = measureEffect(live, now);
  if (diff === null) return null;
  const { names, words } = context;
  const { locale } = words;
  const ids = new Map(now.countries.map(({ id, iso }) => [iso, id]));
  const nameCountries = (isos: readonly string[]) =>
    isos.map((iso) => names.name("countries", ids.get(iso) ?? iso, locale));
  return {
    ...{ journeys: diff.journeys, changed: diff.changed, records: [] },
    more: Math.max(0, diff.boxes.length - MOST_BOXES),
    boxes: diff.boxes.slice(0, MOST_BOXES).map((box) => ({
      ...box,
      residences: nameCountries(box.residences),
      destinations: nameCountries(box.destinations),
      nationalities: box.nationalities && nameCountries(box.nationalities),
      profiles: box.profiles.map((id) => names.name("profiles", id, locale)),
      before: showEnd(box.before, context),
      after: showEnd(box.after, context),
    })),
  };
}

/** Computes the effect after each edit. */
export function useTableEffect(model: TableModel): TableEffect {
  const [effect, setEffect] = useState<TableEffect>("none");
  const { live, now } = model;
  useEffect(() => {
    if (live === now) {
      setEffect("none");
      return undefined;
    }
    setEffect((last) => (last === "none" || last === "unknown" ? "loading" : last));
    const timer = window.setTimeout(() => {
      const diff = showEffect(model);
      setEffect(diff === null ? "unknown" : { diff });
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [model, live, now]);
  return effect;
}

/** The obstacles of a set; `isComplete`: the pages of the site are compared too. */
export interface CountedObstacles {
  readonly count: number;
  readonly isComplete: boolean;
  /** Whether the comparison with the pages failed: there may be more. */
  readonly hasFailed: boolean;
}

/** Asks the service how many obstacles the set has. Null until it has answered. */
export function useObstacles({ shown }: TableModel): CountedObstacles | null {
  const ask = useAsk();
  const [counted, setCounted] = useState<CountedObstacles | null>(null);
  const id = shown.set?.count ? shown.set.id : "";
  useEffect(() => {
    setCounted(null);
    if (id === "") return undefined;
    const leaving = new AbortController();
    async function load(isComplete: boolean): Promise<void> {
      const { signal } = leaving;
      const answer = await ask<SetEffect>(endpointPaths.setEffect(id, isComplete), { signal });
      if (signal.aborted) return;
      setCounted((last) => {
        if (answer.ok)
          return last?.isComplete && !isComplete
            ? last
            : { count: answer.body.refusals.length, isComplete, hasFailed: false };
        // What is known stays.
        const known = last ?? { count: 0, isComplete: false, hasFailed: false };
        return isComplete ? { ...known, isComplete, hasFailed: true } : last;
      });
    }
    const timers = [
      window.setTimeout(() => void load(false), LONG_PAUSE),
      window.setTimeout(() => void load(true), PAGES_PAUSE),
    ];
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, id, shown.edits]);
  return counted;
}
