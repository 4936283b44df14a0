/** Finds products, profiles, funnels and lists that no journey or no rule uses. */
import { DATA_LOCALES, isRule } from "../../data/types.ts";
import type { EligibilityData, Product } from "../../data/types.ts";
import { findDifferentPair } from "../pairs.ts";
import type { Add } from "./collector.ts";
import type { Wins } from "./place-checks.ts";
import { buildWitness } from "./witness.ts";

/**
 * Adds findings for records that nothing reaches; only `no-rules` when no journey leads to a plan.
 */
export function checkUsage(data: EligibilityData, wins: Wins, add: Add): void {
  const named = new Set(
    data.rules
      .filter(isRule)
      .flatMap((rule) => [...rule.residence, ...rule.destination, ...rule.nationality]),
  );
  for (const { id } of data.lists) if (!named.has(id)) add("unused-list", id, 0, { subject: [id] });
  if (wins.markets === null) return;
  const { universe, won, markets } = wins;
  const perProfile = universe.countries.length ** 3;
  const [from, to] = findDifferentPair(
    [...universe.countries.keys()],
    [...universe.countries.keys()],
  ) ?? [0, 0];
  if (won.size === 0) {
    add("no-rules", "rules", perProfile * universe.profiles.length, {
      witness: () => buildWitness(universe, from, to, 0),
    });
    return;
  }
  const products = new Set([...won.keys()].map(({ product }) => product));
  const funnels = new Set([...won.keys()].map(({ funnel }) => funnel));
  for (const [at, product] of universe.products.entries())
    if (products.has(at)) checkLanguages(product, add);
    else add("unreached-product", product.id, 0, { subject: [product.id] });
  for (const [at, { id }] of universe.funnels.entries())
    if (!funnels.has(at)) add("unreached-funnel", id, 0, { subject: [id] });
  for (const [at, { id }] of universe.profiles.entries())
    if (!markets.has(at))
      add("unreached-profile", id, perProfile, {
        subject: [id],
        witness: () => buildWitness(universe, from, to, at),
      });
}

/** Adds a sold product whose page visitors of a language read in English. */
function checkLanguages(product: Product, add: Add): void {
  // A product without any page is a finding of its own.
  if (product["url_en-gb"] === null) return;
  const missing = DATA_LOCALES.filter((locale) => product[`url_${locale}`] === null);
  if (missing.length > 0)
    add("other-language", product.id, 0, { subject: [product.id], by: missing });
}
