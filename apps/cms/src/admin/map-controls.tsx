"use client";
/** The choices above the map of the rules. */
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import { readSetVersion } from "../sets/shapes.ts";
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

interface Controls {
  readonly choice: MapChoice;
  readonly onChange: (choice: Partial<MapChoice>) => void;
}

export function MapControls({
  model,
  versions,
  ...controls
}: Controls & {
  readonly model: MapModel | null;
  readonly versions: readonly VersionChoice[];
}) {
  return (
    <div className="finder-answers map-controls">
      <VersionControls versions={versions} {...controls} />
      <AnswerControls model={model} {...controls} />
    </div>
  );
}

function VersionControls({
  choice,
  versions,
  onChange,
}: Controls & { readonly versions: readonly VersionChoice[] }) {
  const say = useWords();
  function nameVersion(version: string): string {
    if (version === "saved") return say("map.saved");
    return readSetVersion(version) === null ? say("map.release", { version }) : say("set.panel");
  }
  const compared = addChosen(versions, choice.with, nameVersion(choice.with));
  return (
    <>
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
        options={[["", say("map.noComparison")], ...compared]}
        onChange={(version) => {
          onChange({ with: version });
        }}
      />
    </>
  );
}

function AnswerControls({
  choice,
  model,
  onChange,
}: Controls & { readonly model: MapModel | null }) {
  const say = useWords();
  const { profiles = [], countries = [] } = model?.shown ?? {};
  function write({ id, name }: { readonly id: string; readonly name: string }): Option {
    return [id, name];
  }
  return (
    <>
      <MapSelect
        label={say("finder.explain.as")}
        value={profiles.some(({ id }) => id === choice.as) ? choice.as : ""}
        options={[["", say("map.allProfiles")], ...profiles.map(write)]}
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
          ...countries.map(write),
        ]}
        onChange={(nat) => {
          onChange({ nat });
        }}
      />
    </>
  );
}
