"use client";
/** One scenario: its sentence, its outcomes, and what people do with it. */
import { Link } from "@payloadcms/ui";
import type { ShownScenario, ShownScenarios } from "../scenarios/shapes.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { Agreement } from "./publish-finding.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { useWords } from "./words.tsx";

interface Properties {
  readonly scenario: ShownScenario;
  readonly list: ShownScenarios;
  readonly onDone: () => void;
}

export function ScenarioCard({ scenario, list, onDone }: Properties) {
  const say = useWords();
  const { holdsSaved, holdsLive, pinned, agreement, end, key, document, why } = scenario;
  const canAgree = list.canAgree && pinned && end !== null && agreement === null;
  return (
    <li className={`finder-card finder-card--${getTone(scenario)}`}>
      <div className="finder-head">
        <h3>{scenario.sentence}</h3>
        <span className="finder-actions">
          {pinned ? (
            <span className="finder-tag finder-tag--live">{say("scenario.pinned")}</span>
          ) : null}
          {holdsSaved && holdsLive ? null : (
            <span className="finder-tag">{say("scenario.differs")}</span>
          )}
        </span>
      </div>
      <Outcomes scenario={scenario} version={list.version} />
      <Origin scenario={scenario} />
      {why === "" ? null : <p className="finder-quiet">{say("scenario.reason", { why })}</p>}
      {agreement ? (
        <p>{say("scenario.agreed", { person: agreement.person, why: agreement.reason })}</p>
      ) : null}
      <p className="finder-quiet">
        <Link href={adminPaths.explanation(scenario.query)} prefetch={false}>
          {say("scenario.explain")}
        </Link>
        {document === null ? null : (
          <>
            {" · "}
            <Link href={adminPaths.document("finder_journeys", document)} prefetch={false}>
              {say("scenario.open")}
            </Link>
          </>
        )}
      </p>
      {canAgree ? (
        <Agreement
          scenario={{ scenario: key.replace(/^journey:/, ""), end }}
          checksum={list.checksum}
          secondPerson={list.secondPerson}
          onDone={onDone}
        />
      ) : null}
      {list.canEdit ? <Pin scenario={scenario} onDone={onDone} /> : null}
    </li>
  );
}

function getTone({ holdsSaved, pinned, agreement }: ShownScenario): "bad" | "note" | "good" {
  if (holdsSaved || agreement) return "good";
  return pinned ? "bad" : "note";
}

/** Renders the expected outcome beside those that were found. */
function Outcomes({
  scenario: { expected, live, saved, holdsLive, holdsSaved },
  version,
}: {
  readonly scenario: ShownScenario;
  readonly version: number | null;
}) {
  const say = useWords();
  return (
    <dl className="scenario-outcomes">
      <div>
        <dt>{say("scenario.expected")}</dt>
        <dd>{expected}</dd>
      </div>
      {version === null ? null : (
        <div className={holdsLive ? undefined : "scenario-differs"}>
          <dt>{say("scenario.live")}</dt>
          <dd>{live ?? say("scenario.unknown")}</dd>
        </div>
      )}
      <div className={holdsSaved ? undefined : "scenario-differs"}>
        <dt>{say("scenario.saved")}</dt>
        <dd>{saved ?? say("scenario.unknown")}</dd>
      </div>
    </dl>
  );
}

/** States who wrote a scenario, and why it is pinned or not. */
function Origin({ scenario: { person, pinned, pinNote } }: Pick<Properties, "scenario">) {
  const say = useWords();
  const origin = person === null ? say("scenario.person.seed") : person;
  return (
    <p className="finder-quiet">
      {origin === "" ? say("scenario.person.rule") : origin}
      {pinNote === ""
        ? null
        : ` · ${say(pinned ? "scenario.pinnedWhy" : "scenario.unpinnedWhy", { why: pinNote })}`}
    </p>
  );
}

/** Pins or unpins a scenario with a reason. */
function Pin({ scenario: { key, pinned }, onDone }: Omit<Properties, "list">) {
  const ask = useAsk();
  const say = useWords();
  return (
    <ReasonForm
      key={String(pinned)}
      open={say(pinned ? "scenario.unpin" : "scenario.pin")}
      label={say("scenario.why")}
      confirm={say("scenario.send")}
      onSend={async ({ reason }) => {
        const body = { key, pinned: !pinned, reason };
        const answer = await ask(endpointPaths.scenarioPin, { method: "POST", body });
        if (!answer.ok) return answer.message;
        onDone();
        return null;
      }}
    />
  );
}
