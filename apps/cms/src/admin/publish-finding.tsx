"use client";
/** Shows a finding or another reason against publishing, and accepts it or agrees to it. */
import type { FindingKind } from "@orlaya/finder/eligibility";
import { Link } from "@payloadcms/ui";
import type { ReactNode } from "react";
import type {
  NamedRule,
  Refusal,
  ShownFinding,
  ShownScenarioChange,
} from "../eligibility/shapes.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { readSetVersion } from "../sets/shapes.ts";
import { useAsk } from "./ask.ts";
import { readAddress } from "./given-answers.ts";
import { ReasonForm } from "./reason-form.tsx";
import { useFindingRights } from "./use-rules-right.ts";
import { useWords } from "./words.tsx";
import "./scenarios.css";

type AnyFinding = Refusal & Partial<Pick<ShownFinding, "state">>;

/** Kinds of findings, and of refusals without a finding. */
type Kind = FindingKind | "invalid-data" | "verification";

/** Kind of the findings about searches of visitors. */
const SEARCH = "search-without-plan" satisfies FindingKind;
/** Accepts a finding of the saved rules. */
const ACCEPT = "/finder/accept";

/** Renders one finding with the forms that accept it or agree to it. */
export function Finding({
  finding,
  checksum,
  secondPerson,
  tone,
  onDone,
  acceptAt = ACCEPT,
  agreeAt = endpointPaths.scenarioAgreement,
  version = "",
  children,
}: {
  readonly finding: AnyFinding;
  /** Path of the endpoint that accepts it; null when it cannot be accepted here. */
  readonly acceptAt?: string | null;
  /** Path of the endpoint that takes an agreement to a scenario. */
  readonly agreeAt?: string;
  /** Version of the rules that its example explains; empty for the saved rules. */
  readonly version?: string;
  /** Checksum of the data for which an agreement is valid; null where nobody may agree. */
  readonly checksum: string | null;
  readonly secondPerson: boolean;
  readonly tone: "bad" | "note" | "good";
  readonly onDone: () => void;
  /** What else is known about the finding. */
  readonly children?: ReactNode;
}) {
  const { scenario } = finding;
  const say = useWords();
  const { accepts, agrees } = useFindingRights();
  return (
    <li className={`finder-card finder-card--${tone}`}>
      <Head finding={finding} />
      <Message finding={finding} />
      {scenario?.document ? (
        <p className="finder-quiet">
          <Link href={adminPaths.document("finder_journeys", scenario.document)} prefetch={false}>
            {say("finder.finding.journey")}
          </Link>
        </p>
      ) : null}
      <Example finding={finding} version={version} />
      <Pages hrefs={finding.hrefs} />
      {children}
      {accepts && finding.acceptable && acceptAt !== null ? (
        <Acceptance finding={finding} acceptAt={acceptAt} onDone={onDone} />
      ) : null}
      {agrees && scenario?.end != null && checksum !== null ? (
        <Agreement {...{ scenario, checksum, secondPerson, agreeAt, onDone }} />
      ) : null}
    </li>
  );
}

/** Shows answers to which a finding applies, with links that explain and try them. */
function Example({
  finding: { kind, scenario, witness },
  version,
}: {
  readonly finding: AnyFinding;
  readonly version: string;
}) {
  const say = useWords();
  if (!witness) return null;
  return (
    <p className="finder-quiet">
      {scenario ? null : `${say("finding.example", { answers: witness.words })} `}
      <Link href={adminPaths.explanation(witness.query, version)} prefetch={false}>
        {say("scenario.explain")}
      </Link>
      <TryWitness
        query={witness.query}
        set={readSetVersion(version)}
        // Whoever wants to offer a plan tries it in a change set.
        isOffered={kind === SEARCH}
      />
    </p>
  );
}

/**
 * Leads to the trial of a change set with the answers of the example. Without a set, the trial lists
 * the sets that can be chosen.
 */
function TryWitness({
  query,
  set,
  isOffered,
}: {
  readonly query: string;
  readonly set: string | null;
  /** Whether the trial is offered without a set. */
  readonly isOffered: boolean;
}) {
  const say = useWords();
  if (set === null && !isOffered) return null;
  const answers: Readonly<Record<string, string>> = readAddress(query);
  return (
    <>
      {" · "}
      <Link href={adminPaths.tryOut(set === null ? answers : { ...answers, set })} prefetch={false}>
        {say("try.open")}
      </Link>
    </>
  );
}

/** Accepts a finding with a reason, until a review date. */
function Acceptance({
  finding,
  acceptAt,
  onDone,
}: {
  readonly finding: AnyFinding;
  readonly acceptAt: string;
  readonly onDone: () => void;
}) {
  const ask = useAsk();
  const say = useWords();
  return (
    <ReasonForm
      open={say(
        finding.state === "accepted" ? "finder.finding.acceptAgain" : "finder.finding.accept",
      )}
      label={say("finder.finding.reason")}
      confirm={say("finder.finding.confirm")}
      withReview={acceptAt === ACCEPT}
      onSend={async ({ reason, review }) => {
        const body = { finding: finding.finding, reason, review };
        const answer = await ask(acceptAt, { method: "POST", body });
        if (!answer.ok) return answer.message;
        onDone();
        return null;
      }}
    />
  );
}

/** Agrees to the new outcome of a scenario with a reason. */
export function Agreement({
  scenario: { scenario, end },
  checksum,
  secondPerson,
  agreeAt = endpointPaths.scenarioAgreement,
  onDone,
}: {
  readonly scenario: Pick<ShownScenarioChange, "scenario" | "end">;
  readonly checksum: string;
  readonly secondPerson: boolean;
  readonly agreeAt?: string;
  readonly onDone: () => void;
}) {
  const ask = useAsk();
  const say = useWords();
  return (
    <ReasonForm
      open={say("scenario.agree")}
      label={say("scenario.why")}
      confirm={say("scenario.agree")}
      note={say(secondPerson ? "scenario.agreeNote" : "scenario.agreeAlone")}
      onSend={async ({ reason }) => {
        const body = { scenario, end, checksum, reason };
        const answer = await ask(agreeAt, { method: "POST", body });
        if (!answer.ok) return answer.message;
        onDone();
        return null;
      }}
    />
  );
}

/** Returns the message that states what the number of a finding counts. */
function getUnit({ kind, hrefs }: AnyFinding) {
  if (kind === SEARCH) return "finder.finding.searches";
  return hrefs.length > 0 ? "finder.finding.pairs" : "finder.finding.journeys";
}

/** Renders the kind of a finding and the number of journeys that it concerns. */
function Head({ finding }: { readonly finding: AnyFinding }) {
  const say = useWords();
  return (
    <div className="finder-head">
      <span>
        <span className="finder-tag">{say(`finder.kind.${finding.kind as Kind}`)}</span>
        {finding.state === "reopened" ? (
          <>
            {" "}
            <span className="finder-tag">{say("finder.finding.reopened")}</span>
          </>
        ) : null}
      </span>
      {finding.journeys > 0 ? (
        <span className="finder-quiet finder-number">
          {say(getUnit(finding), { count: finding.journeys })}
        </span>
      ) : null}
    </div>
  );
}

/** Renders the sentence, in which the names of rules lead to their forms. */
function Message({ finding: { message, rules } }: { readonly finding: AnyFinding }) {
  return (
    <p>
      {splitByRules(message, rules).map((part, at) =>
        typeof part === "string" ? (
          part
        ) : (
          <Link
            key={`${part.document} ${at}`}
            href={adminPaths.document("rules", part.document)}
            prefetch={false}
          >
            {part.name}
          </Link>
        ),
      )}
    </p>
  );
}

interface RuleLink {
  readonly name: string;
  readonly document: string;
}

/** Splits a sentence at the names of the rules that it contains. */
function splitByRules(
  message: string,
  rules: readonly NamedRule[],
): readonly (string | RuleLink)[] {
  const found = rules
    .flatMap(({ name, document }) => (document === null ? [] : [{ name, document }]))
    .map((rule) => ({ rule, at: message.indexOf(rule.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (found === undefined) return [message];
  const { rule, at } = found;
  return [message.slice(0, at), rule, ...splitByRules(message.slice(at + rule.name.length), rules)];
}

/** Links to the pages that contradict each other, in new tabs. */
function Pages({ hrefs }: { readonly hrefs: readonly string[] }) {
  const say = useWords();
  return hrefs.length === 0 ? null : (
    <p className="finder-quiet">
      {hrefs.map((href, at) => (
        <span key={href}>
          {at > 0 ? " · " : `${say("finder.finding.pages")} `}
          <a href={href} target="_blank" rel="noreferrer">
            {decodeURI(href.slice(new URL(href).origin.length))}
          </a>
        </span>
      ))}
    </p>
  );
}
