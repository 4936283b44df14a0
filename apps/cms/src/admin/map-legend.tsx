"use client";
/** The legend of the map of the rules: letters and colours of what is on it. */
import { CHANGED, NO_PLAN, OWN_DIFFERS } from "@orlaya/finder/map";
import { useId, useMemo } from "react";
import type { Say } from "../labels/request-words.ts";
import { findEnd, getCellColour, getCellLetter } from "./map-model.ts";
import type { MapPicture } from "./map-words.ts";
import { useWords } from "./words.tsx";

interface Entry {
  readonly letter: string;
  readonly colour: string | null;
  readonly name: string;
}

/** Names what a value stands for, without its quote: plans with several funnels have one letter. */
function nameValue(say: Say, picture: MapPicture, value: number): string {
  if (picture.question.profile === null) return say("map.profiles", { count: value });
  if (value === NO_PLAN) return say("finder.explain.noPlan");
  return findEnd(picture.model, value)?.plan ?? say("finder.explain.ask");
}

/** Returns the entries for the values that the map contains, each letter once. */
function listEntries(say: Say, picture: MapPicture): readonly Entry[] {
  const isCounted = picture.question.profile === null;
  const entries = [...new Set(picture.grid.values)].map((value): readonly [string, Entry] => {
    const letter = getCellLetter(picture.model, value, isCounted);
    const colour = getCellColour(picture.model, value, isCounted);
    return [letter, { letter, colour, name: nameValue(say, picture, value) }];
  });
  return [...new Map(entries).values()].sort((one, other) =>
    one.letter.localeCompare(other.letter, say.locale),
  );
}

export function MapLegend({ picture }: { readonly picture: MapPicture }) {
  const say = useWords();
  const id = useId();
  const entries = useMemo(() => listEntries(say, picture), [say, picture]);
  const { bits } = picture.grid;
  const changed = bits.reduce((count, each) => count + (each & CHANGED), 0);
  const isCompared = picture.model.space.sides.length > 1;
  return (
    <section className="finder-part" aria-labelledby={id}>
      <h2 id={id}>{say("map.legend")}</h2>
      <ul className="map-legend">
        {entries.map(({ letter, colour, name }) => (
          <li key={letter}>
            <span className="map-key" style={colour === null ? {} : { background: colour }}>
              {letter}
            </span>
            {name}
          </li>
        ))}
        {isCompared ? (
          <li>
            <span className="map-key map-key--changed" />
            {say("map.legendChanged")}
          </li>
        ) : null}
        {bits.some((each) => (each & OWN_DIFFERS) > 0) ? (
          <li>
            <span className="map-key map-key--own" />
            {say("map.legendOwn")}
          </li>
        ) : null}
      </ul>
      {isCompared ? <p>{say("map.changedCount", { count: changed })}</p> : null}
    </section>
  );
}
