/** The content of a page with clauses and details of the company in place of their references. */
import {
  fillClauses,
  fillCompanyText,
  type ClauseTexts,
  type ReferenceKind,
} from "@orlaya/contract";
import type { Clause } from "./answers.ts";
import { listCompanyValues, type Company } from "./company.ts";
import { fillTexts, findReference } from "./references.ts";
import type { SiteContent } from "./site-content.ts";

/** Creates a function that tells whether an answer contains a reference. It searches an object once. */
function createMark(kind: ReferenceKind | null) {
  const marks = new WeakMap<object, boolean>();
  return function isMarked(value: unknown): boolean {
    if (typeof value !== "object" || value === null) return findReference(value, kind);
    const known = marks.get(value) ?? findReference(value, kind);
    marks.set(value, known);
    return known;
  };
}
const hasReference = createMark(null);
const hasClause = createMark("clause");

/**
 * Creates a function that fills answers with values. An answer that the cache returns again is
 * filled once, as long as the values are the same object.
 */
function createFill<V>(prepare: (values: V) => (text: string) => string) {
  const filled = new WeakMap<object, { readonly values: V; readonly answer: object }>();
  return function fill<T>(answer: T, values: V): T {
    if (typeof answer !== "object" || answer === null) return fillTexts(answer, prepare(values));
    const known = filled.get(answer);
    if (known?.values === values) return known.answer as T;
    const own = fillTexts(answer, prepare(values));
    filled.set(answer, { values, answer: own });
    return own;
  };
}

const fillWithCompany = createFill((company: Company | null) => {
  const values = listCompanyValues(company);
  return (text) => fillCompanyText(text, values);
});
const fillWithClauses = createFill((clauses: readonly Clause[]) => {
  const texts: ClauseTexts = new Map(clauses.map(({ uid, text }) => [uid, text]));
  return (text) => fillClauses(text, texts);
});

/**
 * Creates the content of a page in which each reference is replaced: first those to clauses, which
 * may refer to the company. An answer gives the page the cache tags of what it refers to.
 */
export function createReferenceContent(live: SiteContent): SiteContent {
  async function fill<T>(asked: Promise<T>): Promise<T> {
    const answer = await asked;
    if (!hasReference(answer)) return answer;
    const whole = hasClause(answer) ? fillWithClauses(answer, await live.clauses()) : answer;
    return hasReference(whole) ? fillWithCompany(whole, await live.company()) : whole;
  }
  return {
    ...live,
    route: (path) => fill(live.route(path)),
    rowAt: (path) => fill(live.rowAt(path)),
    alternates: (group) => fill(live.alternates(group)),
    routes: () => fill(live.routes()),
    document: (type, id) => fill(live.document(type, id)),
    header: () => fill(live.header()),
    footer: () => fill(live.footer()),
    finderModule: (uidOrId) => fill(live.finderModule(uidOrId)),
    eligibilityModule: () => fill(live.eligibilityModule()),
    contact: () => fill(live.contact()),
    errorPage: () => fill(live.errorPage()),
    plans: () => fill(live.plans()),
    planForms: () => fill(live.planForms()),
    list: (request) => fill(live.list(request)),
    regions: () => fill(live.regions()),
    countryPages: () => fill(live.countryPages()),
  };
}
