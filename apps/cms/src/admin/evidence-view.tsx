/** View of the admin: what stood at an address of the website at a moment, and who is responsible. */
import { Button, Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { getRights, type Actor } from "../access/roles.ts";
import { env } from "../env.ts";
import { loadEvidence, type Answer } from "../evidence/load-evidence.ts";
import { readMoment, readQuestion, readZone } from "../evidence/read-question.ts";
import { writeSheet } from "../evidence/sheet.ts";
import type { SheetRow, SheetSection } from "../evidence/sheet-words.ts";
import type { Evidence, Question } from "../evidence/shapes.ts";
import { describeAnswer, writeQuestionProblem } from "../evidence/write-problem.ts";
import { readString } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths, apiPath, endpointPaths } from "../names/paths.ts";
import { PrintButton, ZoneField } from "./evidence-parts.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";
import "./evidence.css";

interface Asked {
  readonly address: string;
  readonly at: string;
  readonly zone: string;
}

export function EvidenceView(view: AdminViewServerProps) {
  const read = (name: string): string => readString(view.searchParams?.[name]);
  const asked: Asked = { address: read("address"), at: read("at"), zone: read("zone") };
  return (
    <ViewFrame
      view={view}
      render={(req, actor) =>
        getRights(actor).audit ? (
          <EvidencePage
            {...{ actor, asked, req }}
            isAsked={"address" in (view.searchParams ?? {})}
          />
        ) : (
          <Gutter>
            <p>{getSay(req)("service.role")}</p>
          </Gutter>
        )
      }
    />
  );
}

async function EvidencePage({
  actor,
  asked,
  isAsked,
  req,
}: {
  readonly actor: Actor;
  readonly asked: Asked;
  readonly isAsked: boolean;
  readonly req: PayloadRequest;
}) {
  const say = getSay(req);
  const read = readQuestion(asked, env.siteUrl, Date.now());
  const answer = read.ok && isAsked ? await loadEvidence(req, actor, read.question) : null;
  return (
    <Gutter>
      <main className="start board evidence">
        <div className="evidence-head">
          <h1>{say("evidence.title")}</h1>
          <p className="start-quiet">{say("evidence.intro")}</p>
        </div>
        <Form req={req} asked={asked} />
        <div role="status" className="evidence-answer">
          {isAsked && !read.ok ? (
            <Problem sentences={[writeQuestionProblem(req, read.problem)]} />
          ) : null}
          {read.ok && answer && answer.kind !== "evidence" ? (
            <Problem sentences={describeAnswer(req, answer, read.question)} />
          ) : null}
        </div>
        {read.ok ? <Found {...{ answer, req }} question={read.question} /> : null}
      </main>
    </Gutter>
  );
}

/** Writes a moment for a field with a local date and time. */
function writeLocal({ at, zone }: Asked): string {
  const timeZone = readZone(zone);
  const moment = readMoment(at, timeZone);
  return moment === null
    ? ""
    : new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone })
        .format(moment)
        .replace(" ", "T");
}

function Form({ asked, req }: { readonly asked: Asked; readonly req: PayloadRequest }) {
  const say = getSay(req);
  return (
    <form className="board-filter evidence-form" action={adminPaths.evidence()}>
      <label className="evidence-address">
        {say("evidence.address")}
        <input
          name="address"
          defaultValue={asked.address}
          required
          autoComplete="off"
          spellCheck={false}
          aria-describedby="evidence-address-help"
        />
        <span className="start-quiet" id="evidence-address-help">
          {say("evidence.addressHelp", { path: "/en/plans" })}
        </span>
      </label>
      <label>
        {say("evidence.moment")}
        <input
          name="at"
          type="datetime-local"
          step="1"
          defaultValue={writeLocal(asked)}
          aria-describedby="evidence-zone"
        />
        <ZoneField id="evidence-zone" zone={asked.zone} />
      </label>
      <div className="board-buttons">
        <button type="submit">{say("evidence.show")}</button>
      </div>
    </form>
  );
}

function Problem({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div className="evidence-problem">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Found({
  answer,
  question,
  req,
}: {
  readonly answer: Answer | null;
  readonly question: Question;
  readonly req: PayloadRequest;
}) {
  return answer?.kind === "evidence" ? (
    <EvidenceSheet evidence={answer.evidence} question={question} req={req} />
  ) : null;
}

function EvidenceSheet({
  evidence,
  question,
  req,
}: {
  readonly evidence: Evidence;
  readonly question: Question;
  readonly req: PayloadRequest;
}) {
  const say = getSay(req);
  const sheet = writeSheet(req, evidence);
  const { address, at, zone } = question;
  const file = apiPath(endpointPaths.evidenceFile({ address, at, zone }));
  const { collection, id } = evidence.document;
  return (
    <article className="evidence-sheet" aria-labelledby="evidence-sheet-title">
      <div className="evidence-top">
        <h2 id="evidence-sheet-title" lang={sheet.titleLang ?? undefined}>
          {sheet.title}
        </h2>
        <p>{sheet.summary}</p>
        <div className="evidence-actions">
          <Button el="anchor" url={file} size="small" margin={false}>
            {say("evidence.download")}
          </Button>
          <PrintButton />
          <a href={adminPaths.document(collection, id)}>{say("evidence.open")}</a>
        </div>
      </div>
      {sheet.sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </article>
  );
}

function Section({ section: { key, note, rows, title } }: { readonly section: SheetSection }) {
  return (
    <section className="evidence-section" aria-labelledby={`evidence-${key}`}>
      <h3 id={`evidence-${key}`}>{title}</h3>
      {rows.length === 0 ? null : (
        <dl>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </dl>
      )}
      {note === undefined || note === "" ? null : <p className="start-quiet">{note}</p>}
    </section>
  );
}

function Row({ row: { isCode, label, lang, text } }: { readonly row: SheetRow }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{isCode === true ? <code>{text}</code> : text}</dd>
    </div>
  );
}
