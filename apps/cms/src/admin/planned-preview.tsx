"use client";
/** The preview of a campaign or of a moment: what opens it, and links for people without an account. */
import { useState } from "react";
import type { ShownCampaign } from "../campaigns/describe.ts";
import { endpointPaths } from "../names/paths.ts";
import type { PlannedStateSubject } from "../planned-states/shapes.ts";
import type { ShownPlannedState } from "../preview/shapes.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { useLoaded } from "./use-loaded.ts";
import { useWords } from "./words.tsx";
import "./languages.css";
import "./uses.css";
import "./preview-panel.css";

/** Renders the preview of a campaign. It is loaded again after each change of the campaign. */
export function CampaignPreview({ campaign }: { readonly campaign: ShownCampaign }) {
  const { id, state, items } = campaign;
  const content = items.map((item) => `${item.id} ${item.hasNewer}`).join(" ");
  return <LoadedPreview key={`${state} ${content}`} id={id} />;
}

function LoadedPreview({ id }: { readonly id: string }) {
  const say = useWords();
  const subject: PlannedStateSubject = { of: "campaigns", id };
  const { answer } = useLoaded<ShownPlannedState>(endpointPaths.plannedState(subject));
  return (
    <section className="start-part" aria-labelledby="campaign-preview">
      <h2 id="campaign-preview">{say("plannedState.title")}</h2>
      <div aria-live="polite">
        {answer === null ? <p className="start-quiet">{say("plannedState.loading")}</p> : null}
        {answer?.ok === false ? <p className="start-notice">{answer.message}</p> : null}
        {answer?.ok ? <PlannedPreview key={answer.body.id} first={answer.body} /> : null}
      </div>
    </section>
  );
}

/** Renders the link that opens a preview, and the links for people without an account. */
export function PlannedPreview({ first }: { readonly first: ShownPlannedState }) {
  const say = useWords();
  const [shown, setShown] = useState(first);
  const { problem, href, of, canShare } = shown;
  return (
    <div className="planned-state">
      {problem === "" ? (
        <>
          {of === "campaigns" ? <p className="start-quiet">{say("plannedState.intro")}</p> : null}
          <p>
            <a
              className="calendar-button planned-state-open"
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              {say("plannedState.open")}{" "}
              <span className="start-quiet">({say("plannedState.newTab")})</span>
            </a>
          </p>
        </>
      ) : (
        <p className="start-notice">{problem}</p>
      )}
      <PreviewLinks
        previews={shown}
        setPreviews={setShown}
        paths={{
          share: endpointPaths.plannedStateAction(shown, "share"),
          end: endpointPaths.plannedStateAction(shown, "end"),
        }}
        Heading="h3"
        words={{ title: say("preview.share"), made: (time) => say("plannedState.made", { time }) }}
      />
      {problem === "" && !canShare ? (
        <p className="start-quiet">{say("plannedState.noShare")}</p>
      ) : null}
    </div>
  );
}
