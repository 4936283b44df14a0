"use client";
/** The preview of a campaign or of a moment: what opens it, and links for people without an account. */
import { useState } from "react";
import type { ShownCampaign } from "../campaigns/describe.ts";
import { endpointPaths } from "../names/paths.ts";
import type { FutureSubject } from "../futures/shapes.ts";
import type { ShownFuture } from "../preview/shapes.ts";
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
  const subject: FutureSubject = { of: "campaigns", id };
  const { answer } = useLoaded<ShownFuture>(endpointPaths.future(subject));
  return (
    <section className="start-part" aria-labelledby="campaign-preview">
      <h2 id="campaign-preview">{say("future.title")}</h2>
      <div aria-live="polite">
        {answer === null ? <p className="start-quiet">{say("future.loading")}</p> : null}
        {answer?.ok === false ? <p className="start-notice">{answer.message}</p> : null}
        {answer?.ok ? <FuturePreview key={answer.body.id} first={answer.body} /> : null}
      </div>
    </section>
  );
}

/** Renders the link that opens a preview, and the links for people without an account. */
export function FuturePreview({ first }: { readonly first: ShownFuture }) {
  const say = useWords();
  const [shown, setShown] = useState(first);
  const { problem, href, of, canShare } = shown;
  return (
    <div className="future">
      {problem === "" ? (
        <>
          {of === "campaigns" ? <p className="start-quiet">{say("future.intro")}</p> : null}
          <p>
            <a className="calendar-button future-open" href={href} target="_blank" rel="noreferrer">
              {say("future.open")} <span className="start-quiet">({say("future.newTab")})</span>
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
          share: endpointPaths.futureAction(shown, "share"),
          end: endpointPaths.futureAction(shown, "end"),
        }}
        Heading="h3"
        words={{ title: say("preview.share"), made: (time) => say("future.made", { time }) }}
      />
      {problem === "" && !canShare ? <p className="start-quiet">{say("future.noShare")}</p> : null}
    </div>
  );
}
