/** What an account may do with a change set. */
import type { Payload, PayloadRequest } from "payload";
import { canWrite, getRights, ROLES, writesNothing, type Actor } from "../access/roles.ts";
import { loadActors, needsSecondPerson } from "../approval/second-person.ts";
import { refuseRequest } from "../hooks/errors.ts";
import { getSay } from "../labels/request-words.ts";
import type { ChangeSet, SetAbility, SetState } from "./shapes.ts";

export const mayPublishSets = (actor: Actor): boolean =>
  canWrite(actor, "eligibility") && getRights(actor).publish;
/** Whether an account may approve sets of others: who publishes rules, or approves and edits nothing. */
export const mayApproveSets = (actor: Actor): boolean =>
  mayPublishSets(actor) || (getRights(actor).approve && writesNothing(actor));
/** Whether an account made an edit of a set. */
export const isAuthor = ({ email }: Actor, { edits }: ChangeSet): boolean =>
  edits.some(({ by }) => by.includes(email));
export const isMember = ({ email }: Actor, { people }: Pick<ChangeSet, "people">): boolean =>
  people.includes(email);

/** Refuses an account that is not one of the people of a set. @throws APIError 403 */
export function requireMember(req: PayloadRequest, actor: Actor, set: ChangeSet): void {
  if (!isMember(actor, set))
    refuseRequest(403, getSay(req)("set.notYours", { people: set.people.join(", ") }));
}
/** Refuses what an account may not do now. @throws APIError 409 */
export async function requireAbility(
  req: PayloadRequest,
  actor: Actor,
  set: ChangeSet,
  ability: SetAbility,
): Promise<void> {
  if (OWN.includes(ability)) requireMember(req, actor, set);
  if (ability === "approve" && !mayApproveSets(actor))
    refuseRequest(403, getSay(req)("service.role"));
  if ((await listAbilities(req.payload, actor, set)).includes(ability)) return;
  if (set.edits.length === 0 && set.state === "draft")
    refuseRequest(409, getSay(req)("set.editsNone"));
  const isOwnWork = ability === "approve" && set.state === "review" && mayApproveSets(actor);
  refuseRequest(
    isOwnWork ? 403 : 409,
    getSay(req)(isOwnWork ? "set.ownWork" : `set.not.${set.state}`),
  );
}

/** Whether an account may approve a set: of its own work only while no second person is needed. */
const mayApprove = async (payload: Payload, actor: Actor, set: ChangeSet): Promise<boolean> =>
  mayApproveSets(actor) && (!isAuthor(actor, set) || !(await needsSecondPerson(payload)));

/** The states in which each step is possible. */
const STATES: Readonly<Record<SetAbility, readonly SetState[]>> = {
  edit: ["draft"],
  send: ["draft"],
  takeBack: ["review", "approved"],
  approve: ["review"],
  publish: ["draft", "approved", "planned"],
  plan: ["draft", "approved"],
  cancel: ["planned"],
  withdraw: ["draft"],
  reopen: ["withdrawn"],
  undo: ["live"],
};
/** The steps of the people of a set. */
const OWN: readonly SetAbility[] = ["edit", "send", "takeBack", "withdraw", "reopen"];
/** The steps that need at least one edit. */
const FILLED: readonly SetAbility[] = ["send", "publish", "plan", "undo"];

/** Lists what an account may do with a set in its state. */
export async function listAbilities(
  payload: Payload,
  actor: Actor,
  set: ChangeSet,
): Promise<readonly SetAbility[]> {
  const isOwn = isMember(actor, set) && canWrite(actor, "eligibility");
  const publishes = mayPublishSets(actor);
  const approves = await mayApprove(payload, actor, set);
  function may(ability: SetAbility): boolean {
    if (!STATES[ability].includes(set.state)) return false;
    if (FILLED.includes(ability) && set.edits.length === 0) return false;
    if (OWN.includes(ability)) return isOwn;
    return ability === "approve" ? approves : publishes;
  }
  return (Object.keys(STATES) as SetAbility[]).filter(may);
}

/** Loads the addresses of the accounts that may be invited: those that edit the rules. */
export const loadColleagues = (payload: Payload): Promise<readonly string[]> =>
  loadAddresses(payload, (actor) => canWrite(actor, "eligibility"));
/** Loads the addresses of the accounts that may approve sets. */
export const loadSetApprovers = (payload: Payload): Promise<readonly string[]> =>
  loadAddresses(payload, mayApproveSets);
async function loadAddresses(
  payload: Payload,
  accepts: (actor: Actor) => boolean,
): Promise<readonly string[]> {
  const actors = (await loadActors(payload, ROLES)).filter(accepts);
  return actors.map(({ email }) => email).toSorted((a, b) => a.localeCompare(b));
}
