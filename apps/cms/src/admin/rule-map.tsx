"use client";
/** The map of the rules: residence × destination, for a profile and a nationality. */
import { Gutter } from "@payloadcms/ui";
import { useState } from "react";
import { adminPaths } from "../names/paths.ts";
import { MapControls } from "./map-controls.tsx";
import { MapFrame } from "./map-frame.tsx";
import { useMapModel, type MapChoice } from "./use-rule-map.ts";
import { listVersions, useReleases } from "./use-releases.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./rule-map.css";

/** Releases that can be chosen. */
const MOST_RELEASES = 100;

export function RuleMap({ first }: { readonly first: MapChoice }) {
  const say = useWords();
  const [choice, setChoice] = useState<MapChoice>({ ...first, of: first.of || "saved" });
  const model = useMapModel(choice);
  const releases = useReleases(MOST_RELEASES);
  // Shown until the map of other versions is loaded.
  const [known, setKnown] = useState(model);
  if (model !== null && model !== known) setKnown(model);
  const shown = model ?? known;
  function change(part: Partial<MapChoice>): void {
    const next = { ...choice, ...part };
    setChoice(next);
    const given = Object.entries(next).filter(([, value]) => value !== "");
    window.history.replaceState(null, "", adminPaths.finderMap(Object.fromEntries(given)));
  }
  return (
    <Gutter>
      <main className="finder rule-map">
        <div>
          <h1>{say("map.title")}</h1>
          <p className="finder-lead">{say("map.intro")}</p>
        </div>
        <MapControls
          choice={choice}
          model={shown?.ok ? shown.body : null}
          versions={releases?.ok ? listVersions(say, releases.body) : []}
          onChange={change}
        />
        <div role="status" aria-live="polite">
          {model === null ? <p className="finder-quiet">{say("map.loading")}</p> : null}
          {model && !model.ok ? <p>{model.message}</p> : null}
        </div>
        {shown?.ok ? <MapFrame model={shown.body} choice={choice} /> : null}
      </main>
    </Gutter>
  );
}
