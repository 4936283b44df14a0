/** Compares the markets of every product with the answers of the finder, for the whole space. */
import { NO_ANSWERS, listMarkets, resolve } from "../eligibility/index.ts";
import type { Finder, Market } from "../eligibility/index.ts";

/** A product that a market states for a place, with the nationalities; null for every one. */
interface Claim {
  readonly product: string;
  readonly nationalities: ReadonlySet<string> | null;
}

function listPairs({
  residences,
  destinations,
  within,
}: Market): readonly (readonly [string, string])[] {
  const between = residences.flatMap((from) =>
    destinations.flatMap((to) => (from !== to || within === "also" ? [[from, to] as const] : [])),
  );
  return within === "only" ? residences.map((code) => [code, code] as const) : between;
}

/** Returns what the markets of all products state, by place. */
function collectClaims(finder: Finder): ReadonlyMap<string, readonly Claim[]> {
  const claims = new Map<string, Claim[]>();
  for (const { id } of finder.products)
    for (const market of listMarkets(finder, new Set([id]))) {
      const nationalities = market.nationalities && new Set(market.nationalities);
      for (const [from, to] of listPairs(market))
        for (const profile of market.profiles) {
          const place = `${from}>${to}>${profile}`;
          const known = claims.get(place) ?? [];
          known.push({ product: id, nationalities });
          claims.set(place, known);
        }
    }
  return claims;
}

/** Returns the products that the claims state for a nationality; for every one when null. */
function listClaimed(claims: readonly Claim[], nationality: string | null): readonly string[] {
  return claims.flatMap(({ product, nationalities }) =>
    (nationality === null ? nationalities === null : nationalities?.has(nationality))
      ? product
      : [],
  );
}

/**
 * Returns the journeys for which the markets do not state exactly the product of the finder, once.
 * Empty when they agree.
 */
export function listMarketProblems(finder: Finder): readonly string[] {
  const claims = collectClaims(finder);
  const problems: string[] = [];
  function check(place: string, found: readonly string[], expected: readonly string[]): void {
    if (found.join() !== expected.join())
      problems.push(`${place}: ${found.join(" + ") || "-"} instead of ${expected.join() || "-"}`);
  }
  for (const residence of finder.codes)
    for (const destination of finder.codes)
      for (const { id: profile } of finder.profiles) {
        const answers = { ...NO_ANSWERS, residence, destination, profile };
        const place = `${residence}>${destination}>${profile}`;
        const stated = claims.get(place) ?? [];
        const resolution = resolve(finder, answers);
        const direct = resolution.kind === "plan" ? [resolution.plan.product.id] : [];
        check(place, listClaimed(stated, null), direct);
        const isAsked = stated.some(({ nationalities }) => nationalities !== null);
        if (!isAsked && resolution.kind !== "ask") continue;
        for (const nationality of finder.codes) {
          const asked = resolve(finder, { ...answers, nationality });
          const decided = asked.kind === "plan" && asked.asked ? [asked.plan.product.id] : [];
          check(`${place}>${nationality}`, listClaimed(stated, nationality), decided);
        }
      }
  return problems;
}
