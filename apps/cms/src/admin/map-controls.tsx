"use client";
/** The choices above the map of the rules. */
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import type { MapModel } from "./map-model.ts";
import type { MapChoice } from "./use-rule-map.ts";
import type { VersionChoice } from "./use-releases.ts";
import { useWords } from "./words.tsx";

type Option = readonly [value: string, name: string];

/** Renders a choice. */
export function MapSelect({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the versions with the chosen one, which may be older than those that are loaded. */
function addChosen(
  versions: readonly VersionChoice[],
  chosen: string,
  name: string,
): readonly VersionChoice[] {
  return chosen === "" || versions.some(([value]) => value === chosen)
    ? versions
    : [...versions, [chosen, name]];
}

export function MapControls({
  choice,
  model,
  versions,
  onChange,
}: {
  readonly choice: MapChoice;
  readonly model: MapModel | null;
  readonly versions: readonly VersionChoice[];
  readonly onChange: (choice: Partial<MapChoice>) => void;
}) {
  const say = useWords();
  const nameVersion = (version: string): string =>
    version === "saved" ? say("map.saved") : say("map.release", { version });
  const { profiles = [], countries = [] } = model?.shown ?? {};
  return (
    <div className="finder-answers map-controls">
      <MapSelect
        label={say("map.version")}
        value={choice.of}
        options={addChosen(versions, choice.of, nameVersion(choice.of))}
        onChange={(of) => {
          onChange({ of });
        }}
      />
      <MapSelect
        label={say("map.compared")}
        value={choice.with}
        options={[
          ["", say("map.noComparison")],
          ...addChosen(versions, choice.with, nameVersion(choice.with)),
        ]}
        onChange={(compared) => {
          onChange({ with: compared });
        }}
      />
      <MapSelect
        label={say("finder.explain.as")}
        value={profiles.some(({ id }) => id === choice.as) ? choice.as : ""}
        options={[
          ["", say("map.allProfiles")],
          ...profiles.map(({ id, name }): Option => [id, name]),
        ]}
        onChange={(as) => {
          onChange({ as });
        }}
      />
      <MapSelect
        label={say("finder.explain.nat")}
        value={choice.nat}
        options={[
          ["", say("map.notAsked")],
          [NOT_LISTED, say("finder.explain.notListed")],
          ...countries.map(({ id, name }): Option => [id, name]),
        ]}
        onChange={(nat) => {
          onChange({ nat });
        }}
      />
    </div>
  );
}
