/** The kinds of findings: their severity and their sentence. */
import type { TableName } from "../../data/types.ts";

/**
 * `error` blocks publishing. `conflict` blocks unless it is accepted with a reason. The others
 * never block.
 */
export type Severity = "error" | "conflict" | "warning" | "note";

export interface Kind {
  readonly severity: Severity;
  /** The sentence of the finding, with `{rules}`, `{subject}` and `{by}` filled in. */
  readonly text: string;
  /** Tables of the records in `subject` and `by`; without a table they contain plain text. */
  readonly subject?: TableName;
  readonly by?: TableName;
}

/** All kinds of findings. */
export const FINDING_KINDS = {
  "empty-field": {
    severity: "error",
    text: "Rule {rules} has nothing in {subject}; an empty field does not mean all",
  },
  "only-excluded": { severity: "error", text: "Rule {rules} has only excluded lists in {subject}" },
  "product-count": {
    severity: "error",
    text: "Rule {rules} must name exactly one product, not {subject}",
  },
  "funnel-count": {
    severity: "error",
    text: "Rule {rules} may name one funnel at most, not {subject}",
  },
  dangling: { severity: "error", text: "{subject} names a record that does not exist" },
  "missing-url": {
    severity: "error",
    text: "Product {subject} has no en-gb address",
    subject: "products",
  },
  "refused-url": {
    severity: "error",
    text: "An address that visitors may not be sent to: {subject}",
  },
  "missing-page": {
    severity: "error",
    text: "{by} leads to {subject}, where no page is published",
  },
  "never-covered": {
    severity: "error",
    text: "The lists of rule {rules} contain, in {subject}, countries that are closed: {by}",
    by: "countries",
  },
  "closed-without-source": {
    severity: "error",
    text: "{subject} is closed without a legal source",
    subject: "countries",
  },
  "empty-nationality": {
    severity: "error",
    text: "The nationality lists of rule {rules} have no open member: {subject}",
    subject: "lists",
  },
  "no-rules": {
    severity: "error",
    text: "No rule applies to any visitor",
  },
  "same-name": {
    severity: "error",
    text: "Visitors cannot tell {subject} apart, because their name is the same in {by}",
  },
  journey: {
    severity: "error",
    text: "Journey {subject} must lead to {by}",
  },
  "too-intricate": {
    severity: "error",
    text: "Countries are divided so finely that questions of nationality have more than {by} answers; nothing else was checked place by place",
  },
  conflict: {
    severity: "conflict",
    text: "Rules {rules} lead the same visitors to different plans; {by} wins",
    by: "rules",
  },
  "empty-list": {
    severity: "conflict",
    text: "List {subject} has no members and is used by {rules}",
    subject: "lists",
  },
  "covers-nobody": {
    severity: "conflict",
    text: "Rule {rules} applies to nobody: {by}",
  },
  "excluded-covered": {
    severity: "conflict",
    text: "Rule {rules} covers {by}, on the excluded list {subject}, which it does not name",
    subject: "lists",
    by: "countries",
  },
  "single-restricted": {
    severity: "conflict",
    text: "Rule {rules} is restricted to nationalities but alone, so nationality is not asked and every nationality gets its plan",
  },
  "unreached-product": {
    severity: "conflict",
    text: "No journey leads to product {subject}",
    subject: "products",
  },
  "unreached-profile": {
    severity: "conflict",
    text: "No journey with profile {subject} leads to a plan",
    subject: "profiles",
  },
  "lost-product": {
    severity: "conflict",
    text: "Journeys of the live release lead to product {subject}, and none does now",
  },
  "lost-profile": {
    severity: "conflict",
    text: "Profile {subject} leads to plans in the live release, and to none now",
  },
  "lost-market": {
    severity: "conflict",
    text: "For profile {subject}, residents of these countries have a plan in the live release and none now: {by}",
    by: "countries",
  },
  "listed-unsold": {
    severity: "conflict",
    text: "The list of plans shows {subject} between countries where no rule leads to it: {by}",
    subject: "products",
  },
  "sold-unlisted": {
    severity: "conflict",
    text: "The list of plans does not show {subject} between countries where rules lead to it: {by}",
    subject: "products",
  },
  "search-unsold": {
    severity: "conflict",
    text: "The search by need leads to {subject} between countries where no rule does: {by}",
    subject: "products",
  },
  "search-silent": {
    severity: "conflict",
    text: "The search by need finds nothing between countries where rules lead to {subject}: {by}",
    subject: "products",
  },
  "search-error": {
    severity: "conflict",
    text: "The search by need finds more plans than it can choose from, among them {subject}: {by}",
    subject: "products",
  },
  "never-searched": {
    severity: "conflict",
    text: "The search by need never finds {subject}, because its page has no cover type: {by}",
    subject: "products",
  },
  "states-other": {
    severity: "warning",
    text: "The page of {subject} states other residences or destinations than the rules: {by}",
    subject: "products",
    by: "countries",
  },
  "names-unsold": {
    severity: "conflict",
    text: "{subject} names a plan that nobody who lives there or goes there can take out: {by}",
  },
  "omits-plan": {
    severity: "conflict",
    text: "{subject} leaves out a plan of its offer: {by}",
  },
  "plan-without-product": {
    severity: "warning",
    text: "No product leads to the plan page {subject} ({by})",
  },
  "never-lifted": {
    severity: "conflict",
    text: "{subject} is closed as {by} in the live release, and open now",
    subject: "countries",
  },
  "shrunken-list": {
    severity: "conflict",
    text: "{subject} had these members in the live release and has lost them: {by}",
  },
  "gap-residence": {
    severity: "warning",
    text: "Residents of {subject} have no plan for any other country",
    subject: "countries",
  },
  "gap-destination": {
    severity: "warning",
    text: "No resident of another country has a plan for {subject}",
    subject: "countries",
  },
  "gap-pair": {
    severity: "warning",
    text: "No plan for {subject}, for residents of {by}",
    subject: "countries",
    by: "countries",
  },
  "gap-nationality": {
    severity: "warning",
    text: "Where rules {rules} ask for nationality, these have no plan: {by}",
    by: "countries",
  },
  overlap: { severity: "note", text: "Rules {rules} lead the same visitors to the same plan" },
  "never-wins": {
    severity: "warning",
    text: "Rule {rules} never decides; in its places win {by}",
    by: "rules",
  },
  "neutral-wins": {
    severity: "warning",
    text: "Restricted rule {rules} does not fire where neutral {by} apply",
    by: "rules",
  },
  "lost-plans": {
    severity: "warning",
    text: "For profile {subject}, journeys of residents of these countries have a plan in the live release and none now: {by}",
    by: "countries",
  },
  "new-plans": {
    severity: "warning",
    text: "For profile {subject}, journeys of residents of these countries have a plan now and none in the live release: {by}",
    by: "countries",
  },
  "pointless-question": {
    severity: "warning",
    text: "Nationality is asked for rules {rules}, but every answer leads to the same plan",
  },
  "other-plan": {
    severity: "warning",
    text: "Rule {rules} leads to {subject} by the funnel of {by}",
  },
  "name-clash": {
    severity: "warning",
    text: "The name of rule {rules} says {by}, which is not its {subject}",
  },
  "wrong-role": {
    severity: "warning",
    text: "Rule {rules} uses list {subject} as {by}, which is not its role",
    subject: "lists",
  },
  "list-type": {
    severity: "warning",
    text: "List {subject} has the type Pays, which means one country, and {by}",
    subject: "lists",
  },
  "label-clash": {
    severity: "warning",
    text: "The members of list {subject} are {by}, which its name does not say",
    subject: "lists",
  },
  "link-record": {
    severity: "warning",
    text: "Nationality record {subject} links rule {rules}, which names no nationality",
    subject: "rules",
  },
  "link-record-missing": {
    severity: "warning",
    text: "No nationality record links rule {rules}, which is restricted to nationalities",
  },
  "reverse-link": {
    severity: "note",
    text: "The links of {subject} do not agree with the records that name it: {by}",
  },
  "stale-acceptance": { severity: "note", text: "Accepted, but found no longer: “{by}”" },
  "name-fallback": { severity: "note", text: "{subject} has no name in {by}" },
  "unreached-funnel": {
    severity: "note",
    text: "No journey leads to funnel {subject}",
    subject: "funnels",
  },
  "unused-list": { severity: "note", text: "No rule names list {subject}", subject: "lists" },
} as const satisfies Record<string, Kind>;

export type FindingKind = keyof typeof FINDING_KINDS;

/** The kinds of contradictions between rules and pages, which are found only with `sites`. */
export const PAGE_KINDS: readonly FindingKind[] = [
  "listed-unsold",
  "sold-unlisted",
  "search-unsold",
  "search-silent",
  "search-error",
  "never-searched",
  "states-other",
  "names-unsold",
  "omits-plan",
  "plan-without-product",
];
