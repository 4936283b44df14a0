"use client";
/**
 * Tries a change set: the real site in a frame, and the answers of its finder with the change set and
 * with the live rules.
 */
import { LOCALE_TABLE, LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { Link, SetStepNav } from "@payloadcms/ui";
import { useState } from "react";
import { adminPaths, endpointPaths, writeTrialHref } from "../names/paths.ts";
import type { ShownTrial } from "../preview/shapes.ts";
import { readTrialSite, writeTrialSite, type TrialSite } from "../trials/site.ts";
import type { TriedAnswers } from "../trials/shapes.ts";
import { AnswerFields } from "./explain-box.tsx";
import type { GivenAnswers } from "./given-answers.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { TryColumns } from "./try-columns.tsx";
import { TryFrame } from "./try-frame.tsx";
import { useLoaded } from "./use-loaded.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./languages.css";
import "./uses.css";
import "./preview-panel.css";
import "./try.css";

interface Props {
  readonly first: ShownTrial;
  readonly usual: TrialSite;
  /** Answers from which the trial begins. */
  readonly begin: GivenAnswers;
}

export function TryStudio({ first, usual, begin }: Props) {
  const say = useWords();
  const [trial, setTrial] = useState(first);
  return (
    <main className="finder try">
      <SetStepNav
        nav={[{ label: say("try.title"), url: adminPaths.tryOut() }, { label: trial.name }]}
      />
      <header className="finder-part">
        <Link href={adminPaths.set(trial.id)} prefetch={false}>
          {say("try.back")}
        </Link>
        <h1>{say("try.of", { name: trial.name })}</h1>
        <p className="finder-lead">{say("try.intro")}</p>
      </header>
      {trial.problem === "" ? (
        <Studio {...{ trial, setTrial, usual, begin }} />
      ) : (
        <p role="status" className="start-notice">
          {trial.problem}
        </p>
      )}
    </main>
  );
}

/** Writes the answers of a trial to the address of the view, so that it can be loaded again. */
function keepInAddress(trial: ShownTrial, site: TrialSite, given: GivenAnswers): void {
  const chosen = { set: trial.id, site: writeTrialSite(site), ...given };
  window.history.replaceState(window.history.state, "", adminPaths.tryOut(chosen));
}

function Studio({
  trial,
  setTrial,
  usual,
  begin,
}: Omit<Props, "first"> & {
  readonly trial: ShownTrial;
  readonly setTrial: (trial: ShownTrial) => void;
}) {
  const say = useWords();
  const [site, setSite] = useState(usual);
  const [given, setGiven] = useState(begin);
  // The frame is opened again when answers are chosen outside of it.
  const [opened, setOpened] = useState(begin);
  const href = writeTrialHref(trial.href, writeTrialSite(site), opened);
  function take(next: GivenAnswers): void {
    setGiven(next);
    keepInAddress(trial, site, next);
  }
  return (
    <>
      <SiteChoice
        site={site}
        onChoose={(next) => {
          setSite(next);
          setOpened(given);
          keepInAddress(trial, next, given);
        }}
        href={href}
      />
      <div className="try-parts">
        <TryFrame title={say("try.frame")} src={href} onAnswers={take} />
        <div className="finder-part">
          <Answers
            given={given}
            onGive={(next) => {
              take(next);
              setOpened(next);
            }}
          />
          <Tried set={trial.id} given={given} />
        </div>
      </div>
      <PreviewLinks
        previews={trial}
        setPreviews={setTrial}
        paths={{
          share: endpointPaths.trialAction(trial.id, "share"),
          end: endpointPaths.trialAction(trial.id, "end"),
        }}
        body={{ site: writeTrialSite(site) }}
        words={{ title: say("try.share"), made: (time) => say("try.made", { time }) }}
        Heading="h2"
      />
      {trial.canShare ? null : <p className="finder-quiet">{say("try.noShare")}</p>}
    </>
  );
}

function SiteChoice({
  site,
  onChoose,
  href,
}: {
  readonly site: TrialSite;
  readonly onChoose: (site: TrialSite) => void;
  readonly href: string;
}) {
  const say = useWords();
  return (
    <div className="finder-answers">
      <label>
        {say("simulator.site")}
        <select
          value={writeTrialSite(site)}
          onChange={({ target }) => {
            onChoose(readTrialSite(target.value));
          }}
        >
          {AUDIENCES.flatMap((audience) =>
            LOCALES.map((locale) => (
              <option key={`${locale} ${audience}`} value={writeTrialSite({ locale, audience })}>
                {`${LOCALE_TABLE[locale].label} · ${say(`simulator.site.${audience}`)}`}
              </option>
            )),
          )}
        </select>
      </label>
      <p>
        <a href={href} target="_blank" rel="noreferrer">
          {say("try.newTab")}
        </a>
      </p>
    </div>
  );
}

function Answers({
  given,
  onGive,
}: {
  readonly given: GivenAnswers;
  readonly onGive: (given: GivenAnswers) => void;
}) {
  const say = useWords();
  return (
    <section className="finder-part" aria-label={say("try.answers")}>
      <h2>{say("try.answers")}</h2>
      <p className="finder-quiet">{say("try.answersHelp")}</p>
      <AnswerFields given={given} onGive={onGive} />
    </section>
  );
}

/** Returns whether one of the results is more than a question that is still open. */
const isAnswered = ({ trial, live, differs }: TriedAnswers): boolean =>
  differs || trial.outcome.kind !== "open" || live.outcome.kind !== "open";

/** Loads both results for the answers. The last ones stay until the next. */
function Tried({ set, given }: { readonly set: string; readonly given: GivenAnswers }) {
  const say = useWords();
  const { answer } = useLoaded<TriedAnswers>(endpointPaths.tried({ set, ...given }));
  return (
    <section className="finder-part" aria-label={say("try.result")}>
      <h2>{say("try.result")}</h2>
      <div role="status" aria-live="polite">
        {answer === null ? <p className="finder-quiet">{say("try.loading")}</p> : null}
        {answer !== null && !answer.ok ? <p>{answer.message}</p> : null}
        {answer?.ok && isAnswered(answer.body) ? (
          <p className={answer.body.differs ? "start-notice" : "finder-quiet"}>
            {say(answer.body.differs ? "try.differs" : "try.same")}
          </p>
        ) : null}
      </div>
      {answer?.ok ? <TryColumns tried={answer.body} /> : null}
    </section>
  );
}
