"use client";
/** Finds a country on the map of the rules, and goes to its row or column. */
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { findCountry, type LineRole, type MapModel } from "./map-model.ts";
import { useWords } from "./words.tsx";

export function MapSearch({
  model,
  onFind,
}: {
  readonly model: MapModel;
  readonly onFind: (country: number, role: LineRole) => void;
}) {
  const say = useWords();
  const id = useId();
  const [words, setWords] = useState("");
  const [isUnknown, setUnknown] = useState(false);
  function find(role: LineRole): void {
    const country = findCountry(model, words);
    setUnknown(country === null);
    if (country !== null) onFind(country, role);
  }
  return (
    <form
      className="map-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find("residence");
      }}
    >
      <label>
        {say("map.find")}
        <input
          type="search"
          value={words}
          list={`${id}-names`}
          aria-describedby={`${id}-problem`}
          aria-invalid={isUnknown}
          onChange={({ target }) => {
            setWords(target.value);
            setUnknown(false);
          }}
        />
      </label>
      <datalist id={`${id}-names`}>
        {model.shown.countries.map(({ id: code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      <SearchActions
        onDestination={() => {
          find("destination");
        }}
      />
      <p id={`${id}-problem`} role="status" aria-live="polite">
        {isUnknown ? say("map.notFound") : ""}
      </p>
    </form>
  );
}

/** The first button is that of the form, so Enter finds the row. */
function SearchActions({ onDestination }: { readonly onDestination: () => void }) {
  const say = useWords();
  return (
    <div className="finder-actions">
      <Button type="submit" buttonStyle="secondary" size="small">
        {say("map.asResidence")}
      </Button>
      <Button buttonStyle="secondary" size="small" onClick={onDestination}>
        {say("map.asDestination")}
      </Button>
    </div>
  );
}
