/** Pins and unpins scenarios, and agrees to a changed outcome. Each needs a reason. */
import type { EligibilityData, NamedJourney } from "@orlaya/finder/data";
import { writeAnswers, writeEnd, writeRecord } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import type { Authored } from "../eligibility/authored.ts";
import { storeAgreement } from "../eligibility/agreements.ts";
import { createFindingWords } from "../eligibility/finding-words.ts";
import {
  AGREE,
  hasChangedSinceRelease,
  listAuthorsSinceRelease,
} from "../eligibility/second-person.ts";
import { readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import { getAdminMessages } from "@orlaya/messages/admin";
import { checkScenarios, loadScenarios, type Scenario, type ScenarioBase } from "./list.ts";

/** Shortest reason, in characters. */
const SHORTEST = 10;

function requireReason(req: PayloadRequest, value: unknown): string {
  const reason = readString(value).trim();
  return reason.length < SHORTEST
    ? refuseRequest(422, getSay(req)("finding.refused.reason"))
    : reason.slice(0, 2000);
}

/** Loads a scenario by its key. @throws APIError when it is not there any more */
async function requireScenario(
  req: PayloadRequest,
  key: unknown,
): Promise<{ readonly base: ScenarioBase; readonly scenario: Scenario }> {
  const say = getSay(req);
  const base = await loadScenarios(req.payload);
  if (!base) return refuseRequest(422, say("finding.refused.invalid"));
  const scenario = base.scenarios.find((each) => each.key === key);
  return scenario ? { base, scenario } : refuseRequest(404, say("scenario.refused.gone"));
}

/** Refuses who changed the rules, while a second person is needed. */
async function requireSecondPerson(req: PayloadRequest, actor: Actor): Promise<void> {
  if (
    (await needsSecondPerson(req.payload)) &&
    (await hasChangedSinceRelease(req.payload, actor.id))
  )
    refuseRequest(403, getSay(req)("finding.refused.ownRules"));
}

/** Writes a scenario in English, the language of the audit log. */
async function describeScenario(
  payload: Payload,
  { data, live }: ScenarioBase,
  journey: NamedJourney,
): Promise<string> {
  const words = await createFindingWords(payload, getAdminMessages("en"), data, live ?? undefined);
  return `${writeAnswers(words, journey)}: ${writeRecord(words, writeEnd(journey))}`;
}

/** Returns a scenario of a rule as the fields of a document. */
export function toScenarioDocument(
  { authored }: Pick<ScenarioBase, "authored">,
  journey: Omit<NamedJourney, "id">,
  countries: ReadonlyMap<string, string>,
): Stored {
  const { residence, destination, profile, nationality, outcome, product, why } = journey;
  const isListed = nationality === null || countries.has(nationality);
  return {
    ...{ outcome, why, nationality_not_listed: !isListed },
    residence: countries.get(residence) ?? null,
    destination: countries.get(destination) ?? null,
    profile: authored.documents.profiles.get(profile) ?? null,
    nationality: nationality === null ? null : (countries.get(nationality) ?? null),
    product: product === null ? null : (authored.documents.products.get(product) ?? null),
  };
}

/** Maps the codes of countries to their documents. */
export function mapCountries({ data, authored }: ScenarioBase): ReadonlyMap<string, string> {
  return new Map(
    data.countries.flatMap(({ iso, id }) => {
      const document = authored.documents.countries.get(id);
      return document === undefined ? [] : [[iso, document] as const];
    }),
  );
}

/** Pins or unpins a scenario with a reason. @throws APIError with a sentence */
export async function pinScenario(req: PayloadRequest, actor: Actor, body: Stored): Promise<void> {
  const pinned = body["pinned"] === true;
  const reason = requireReason(req, body["reason"]);
  const { base, scenario } = await requireScenario(req, body["key"]);
  if (!pinned) await requireSecondPerson(req, actor);
  const data = { pinned, pin_note: reason };
  const options = { collection: "finder_journeys", depth: 0, req } as const;
  const context = { ...req.context, bulk: true };
  const saved =
    scenario.document === null
      ? await req.payload.create({
          ...{ ...options, context },
          data: {
            ...toScenarioDocument(base, { ...scenario.journey, why: reason }, mapCountries(base)),
            ...data,
          },
        })
      : await req.payload.update({ ...options, context, id: scenario.document, data });
  await note(req, pinned ? "pin scenario" : "unpin scenario", "finder_journeys", {
    id: readString((saved as Stored)["id"]),
    title: `${await describeScenario(req.payload, base, scenario.journey)}. ${reason}`,
  });
}

/** The data for whose outcomes an agreement is given. */
export interface AgreementGround extends Pick<Authored, "documents"> {
  readonly data: EligibilityData;
  readonly live: EligibilityData | null;
  /** Checksum of the data. */
  readonly checksum: string;
  /** Mail addresses of those who changed the rules. */
  readonly changedBy: readonly string[];
}

/**
 * Agrees that a scenario has another outcome from the next release on, for exactly the saved data.
 * @throws APIError with a sentence
 */
export async function agreeToScenario(
  req: PayloadRequest,
  actor: Actor,
  body: Stored,
): Promise<void> {
  const base = await loadScenarios(req.payload);
  if (!base) return refuseRequest(422, getSay(req)("finding.refused.invalid"));
  await requireSecondPerson(req, actor);
  const { data, live, checksum, authored } = base;
  const changedBy = await listAuthorsSinceRelease(req.payload);
  const { documents } = authored;
  await agreeToOutcome(req, actor, body, { data, live, checksum, documents, changedBy });
}

/** Stores an agreement for some data. @throws APIError with a sentence */
export async function agreeToOutcome(
  req: PayloadRequest,
  actor: Actor,
  body: Stored,
  base: AgreementGround,
): Promise<void> {
  const say = getSay(req);
  const reason = requireReason(req, body["reason"]);
  if (body["checksum"] !== base.checksum) refuseRequest(409, say("scenario.refused.changed"));
  const id = readString(body["scenario"]);
  const promised = base.live?.journeys.find((journey) => journey.id === id);
  const stored = base.data.journeys.find((journey) => journey.id === id);
  const journey = promised ?? stored;
  if (!journey) return refuseRequest(404, say("scenario.refused.gone"));
  const scenario: Scenario = {
    ...{ key: id, journey, document: null, pinned: true, pinNote: "", person: null },
  };
  const found = checkScenarios(base.data, [scenario]).get(id)?.found ?? null;
  if (found === null || writeEnd(found) !== body["end"])
    return refuseRequest(409, say("scenario.refused.changed"));
  const changedBy = base.changedBy.join(", ");
  const agreement = {
    ...{ scenario: id, before: writeEnd(journey), after: writeEnd(found), reason, changedBy },
    ...{ checksum: base.checksum, agreedBy: actor.email, at: new Date().toISOString() },
  };
  await storeAgreement(req, agreement);
  const words = await createFindingWords(
    ...([req.payload, getAdminMessages("en"), base.data, base.live ?? undefined] as const),
  );
  await note(req, AGREE, "finder_journeys", {
    id: base.documents.journeys.get(id) ?? "",
    title: `${writeAnswers(words, journey)}: ${writeRecord(words, agreement.before)} becomes ${writeRecord(words, agreement.after)}. Changed by ${changedBy || "nobody"}, agreed by ${actor.email}. ${reason}`,
  });
}
