/** The content of a page with the details of the company in place of their references. */
import { fillCompany, findReference, listCompanyValues, type Company } from "./company.ts";
import type { SiteContent } from "./site-content.ts";

/** Answers, and whether they contain a reference. */
const marks = new WeakMap<object, boolean>();

/** Returns whether an answer contains a reference. An object is searched once. */
function hasReference(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return findReference(value);
  const known = marks.get(value) ?? findReference(value);
  marks.set(value, known);
  return known;
}

/** Filled answers, each with the details that it contains. */
const filled = new WeakMap<object, { readonly company: Company | null; readonly value: object }>();

/** Returns a filled answer. An answer that the cache returns again is filled once. */
function fillAnswer<T>(answer: T, company: Company | null): T {
  if (typeof answer !== "object" || answer === null)
    return fillCompany(answer, listCompanyValues(company));
  const known = filled.get(answer);
  if (known?.company === company) return known.value as T;
  const value = fillCompany(answer, listCompanyValues(company));
  filled.set(answer, { company, value });
  return value;
}

/**
 * Creates the content of a page in which each reference is replaced. An answer with a reference
 * gives the page the cache tag of the details.
 */
export function createCompanyContent(live: SiteContent): SiteContent {
  async function fill<T>(asked: Promise<T>): Promise<T> {
    const answer = await asked;
    return hasReference(answer) ? fillAnswer(answer, await live.company()) : answer;
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
