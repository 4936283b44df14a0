/** Says how the obstacles of a set are mended: what to do, in which form, and who can. */
import { DATA_LOCALE, type EligibilityData, type TableName } from "@orlaya/finder/data";
import {
  FINDING_KINDS,
  PAGE_KINDS,
  type Finding,
  type FindingKind,
  type SitePages,
} from "@orlaya/finder/eligibility";
import type { PayloadRequest } from "payload";
import { LOCALE_TABLE, LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, type Audience } from "@orlaya/routes";
import {
  canRolePublish,
  canRoleWrite,
  isInScope,
  ROLES,
  type Actor,
  type Area,
  type Role,
} from "../access/roles.ts";
import { TABLES } from "../eligibility/tables.ts";
import type { Refusal } from "../eligibility/shapes.ts";
import { readString, record, type Stored } from "../fields/record.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { createNames, type NameRecord } from "./names.ts";
import { isMember } from "./rights.ts";
import type { ChangeSet, Obstacle, ShownMending } from "./shapes.ts";

/** Most forms that are listed for one obstacle: the page of a plan on each site. */
const PLACES_SHOWN = LOCALES.length * AUDIENCES.length;

/** The message that states what to do for a kind that is about pages. */
const PAGE_TASKS: Readonly<Partial<Record<FindingKind, "countries" | "needs" | "naming">>> = {
  "listed-unsold": "countries",
  "sold-unlisted": "countries",
  "search-unsold": "countries",
  "search-silent": "countries",
  "search-error": "needs",
  "never-searched": "needs",
  "names-unsold": "naming",
  "omits-plan": "naming",
};

interface Site {
  readonly audience: Audience | null;
  readonly locale: Locale | null;
}
interface Place extends Site {
  readonly label: string;
  readonly href: string;
}
/** What is known about the data with the set. */
interface MendingInput {
  readonly req: PayloadRequest;
  readonly actor: Actor;
  readonly set: Pick<ChangeSet, "id" | "state" | "people">;
  readonly data: EligibilityData;
  /** Table → id of a record → id of its document. */
  readonly documents: Readonly<Record<TableName, ReadonlyMap<string, string>>>;
  readonly findings?: readonly Finding[];
  /** The pages with which the data were compared. */
  readonly sites?: readonly SitePages[];
}

/** Lists the pages of a plan on the sites that a finding names. */
function listPlanPages({ data, sites = [] }: MendingInput, { subject, by }: Finding): Place[] {
  const product = data.products.find(({ id }) => id === subject[0]);
  return sites
    .filter(({ audience, locale }) => by.includes(`${audience} ${locale}`))
    .flatMap(({ audience, locale, plans }) => {
      const path = product?.[`url_${DATA_LOCALE[locale]}`] ?? product?.["url_en-gb"] ?? null;
      const plan = plans.find(({ paths }) => path !== null && paths.includes(path));
      return plan
        ? {
            label: `${plan.title} (${LOCALE_TABLE[locale].label})`,
            href: adminPaths.document("product_page", plan.target.id),
            ...{ audience, locale },
          }
        : [];
    });
}

/** Finds the page at the first address of a finding. */
async function findPage({ payload }: PayloadRequest, { hrefs }: Finding): Promise<Place[]> {
  const row = await payload.db.findOne<Stored & { readonly id: string }>({
    collection: "routes",
    where: { path: { equals: hrefs[0] ?? "" } },
  });
  return row === null
    ? []
    : [
        {
          label: readString(row["title"]),
          href: adminPaths.document(readString(row["type"]), readString(row["document"])),
          locale: row["locale"] as Locale,
          audience: row["audience"] as Audience,
        },
      ];
}

/** Lists the forms of the records that a part of a finding names. */
function listRecords({ documents }: MendingInput, name: NameRecord, finding: Finding): Place[] {
  const kind = record(FINDING_KINDS[finding.kind]);
  const tables = Object.keys(TABLES) as TableName[];
  return (["subject", "by"] as const).flatMap((part) =>
    finding[part].flatMap((value) => {
      const [head = "", rest = value] =
        kind[part] === "record" ? value.split("/") : [readString(kind[part])];
      const table = tables.find((each) => each === head);
      const document = table && documents[table].get(rest);
      return table && document !== undefined
        ? {
            label: name(table, rest),
            href: adminPaths.document(TABLES[table].collection, document),
            ...{ locale: null, audience: null },
          }
        : [];
    }),
  );
}

/** Whether a role may do what mends an obstacle. A page has to be published, too. */
const canRoleMend = (role: Role, area: Area): boolean =>
  canRoleWrite(role, area) && (area !== "content" || canRolePublish(role));

/** Names the roles that mend obstacles of an area, in the language of a request. */
function nameRoles(req: PayloadRequest, area: Area): string {
  const fields = req.payload.collections["users"]?.config.flattenedFields ?? [];
  const field = fields.find(({ name }) => name === "role");
  const options = field?.type === "select" ? field.options : [];
  return options
    .flatMap((option) => (typeof option === "string" ? [] : [option]))
    .filter(({ value }) => ROLES.some((role) => role === value && canRoleMend(role, area)))
    .map(({ label }) => writeLabelOf(req, label) ?? "")
    .join(", ");
}

/** Says who can mend something, or what the account has to do first; empty when nothing. */
function writeWho({ req, actor, set }: MendingInput, area: Area, places: readonly Site[]): string {
  const say = getSay(req);
  if (!canRoleMend(actor.role, area)) return say("set.mend.role", { roles: nameRoles(req, area) });
  if (area === "eligibility") {
    if (!isMember(actor, set)) return say("set.notYours", { people: set.people.join(", ") });
    const step = set.state === "planned" ? "set.cancel" : "set.takeBack";
    return set.state === "draft" ? "" : say("set.mend.first", { step: say(step) });
  }
  return places.every((place) => isInScope(actor, place)) ? "" : say("set.mend.scope");
}

/** Describes how one obstacle is mended. */
async function describe(
  input: MendingInput,
  name: NameRecord,
  { kind, finding: id, rules }: Refusal,
): Promise<ShownMending> {
  const { req, set, findings = [] } = input;
  const say = getSay(req);
  const table = { label: say("table.title"), href: adminPaths.finderTable(set.id) };
  const finding = findings.find((each) => each.id === id);
  function finish(todo: string, area: Area, places: readonly Place[]): ShownMending {
    const shown = places.slice(0, PLACES_SHOWN).map(({ label, href }) => ({ label, href }));
    return { todo, places: shown, who: writeWho(input, area, places) };
  }
  if (kind === "journey")
    return { ...finish(say("set.mend.journey"), "eligibility", []), places: [table] };
  if (finding && PAGE_KINDS.includes(finding.kind)) {
    const task = PAGE_TASKS[finding.kind] ?? "countries";
    const places = task === "naming" ? await findPage(req, finding) : listPlanPages(input, finding);
    return finish(say(`set.mend.${task}`), "content", places);
  }
  if (rules.length > 0)
    return { ...finish(say("set.mend.rules"), "eligibility", []), places: [table] };
  const records = finding ? listRecords(input, name, finding) : [];
  return records.length > 0
    ? finish(say("set.mend.records"), "eligibility", records)
    : { ...finish(say("set.mend.other"), "eligibility", []), places: [table] };
}

/** Returns a function that adds to reasons against publishing how they are mended. */
export function createMending(
  input: MendingInput,
): (refusals: readonly Refusal[]) => Promise<readonly Obstacle[]> {
  return async (refusals) => {
    if (refusals.length === 0) return [];
    const name = await createNames(input.req, input.data);
    return Promise.all(
      refusals.map(async (refusal) => ({
        ...refusal,
        mending: await describe(input, name, refusal),
      })),
    );
  };
}
