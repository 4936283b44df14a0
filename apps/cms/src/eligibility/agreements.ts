/**
 * Agreements to the changed outcome of a scenario. An agreement is valid for exactly the data for
 * which it was given.
 */
import type { EligibilityData, NamedJourney } from "@orlaya/finder/data";
import { checkJourneys, readEnd, writeEnd, type JourneyCheck } from "@orlaya/finder/eligibility";
import { isolateObjectProperty, type Payload, type PayloadRequest } from "payload";
import { readIso, readString, type Stored } from "../fields/record.ts";

export const AGREEMENTS = "finder_agreements";

export interface Agreement {
  /** Id of the scenario in the finder. */
  readonly scenario: string;
  /** Outcomes as `products/<id>`, `none` or `asks`. */
  readonly before: string;
  readonly after: string;
  /** Checksum of the saved data, with the expectations that they have. */
  readonly checksum: string;
  readonly reason: string;
  /** Mail addresses: who agreed, and who changed the rules since the live release. */
  readonly agreedBy: string;
  readonly changedBy: string;
  /** ISO 8601. */
  readonly at: string;
}

type Row = Stored & { readonly id: string };

/** Loads the agreements that are valid for these data. */
export async function loadAgreements(
  payload: Payload,
  checksum: string,
): Promise<readonly Agreement[]> {
  const { docs } = await payload.db.find<Row>({
    collection: AGREEMENTS,
    where: { checksum: { equals: checksum } },
    limit: 0,
    pagination: false,
    sort: "at",
  });
  return docs.map((row) => ({
    scenario: readString(row["scenario"]),
    before: readString(row["before"]),
    after: readString(row["after"]),
    checksum,
    reason: readString(row["reason"]),
    agreedBy: readString(row["agreed_by"]),
    changedBy: readString(row["changed_by"]),
    at: readIso(row["at"]),
  }));
}

/** Stores an agreement. */
export async function storeAgreement(req: PayloadRequest, agreement: Agreement): Promise<void> {
  const { agreedBy, changedBy, ...fields } = agreement;
  await req.payload.db.create({
    collection: AGREEMENTS,
    data: { ...fields, agreed_by: agreedBy, changed_by: changedBy },
    req,
    returning: false,
  });
}

/** Returns the data with the outcomes to which people agreed. */
export function applyAgreements(
  data: EligibilityData,
  agreements: readonly Agreement[],
): EligibilityData {
  if (agreements.length === 0) return data;
  const agreed = new Map(agreements.map(({ scenario, after }) => [scenario, readEnd(after)]));
  return {
    ...data,
    journeys: data.journeys.map((journey) => ({ ...journey, ...agreed.get(journey.id) })),
  };
}

/**
 * Returns the scenarios of the live release whose outcome the data change, whatever the data now
 * expect of them: an edited or deleted scenario cannot hide a change.
 * @param released ids of scenarios that were unpinned since
 */
export function findChangedScenarios(
  live: EligibilityData,
  data: EligibilityData,
  released: ReadonlySet<string>,
  agreements: readonly Agreement[],
): readonly JourneyCheck[] {
  const journeys = live.journeys.filter(({ id }) => !released.has(id));
  const agreed = new Set(agreements.map(({ scenario, after }) => `${scenario} ${after}`));
  return checkJourneys({ ...data, journeys }).filter(
    ({ journey, passed, found }) =>
      !passed && !(found !== null && agreed.has(`${journey.id} ${writeEnd(found)}`)),
  );
}

/** Stores the outcomes to which people agreed as the expectations of the scenarios. */
export async function storeExpectations(
  req: PayloadRequest,
  data: EligibilityData,
  agreements: readonly Agreement[],
  documents: {
    readonly journeys: ReadonlyMap<string, string>;
    readonly products: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const known = new Map(data.journeys.map((journey) => [journey.id, journey]));
  for (const { scenario } of agreements) {
    const [document, journey] = [documents.journeys.get(scenario), known.get(scenario)];
    if (document === undefined || journey === undefined) continue;
    await req.payload.update({
      collection: "finder_journeys",
      id: document,
      data: describeExpectation(journey, documents.products),
      depth: 0,
      context: { bulk: true },
      req: isolateObjectProperty(req, "context"),
    });
  }
}

const describeExpectation = (
  { outcome, product }: NamedJourney,
  products: ReadonlyMap<string, string>,
): Stored => ({ outcome, product: product === null ? null : (products.get(product) ?? null) });
