/** Tests of the rights to publish facts, with the real service. */
import { LOCALES } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createPlans,
  messageOf,
  order,
  outcomes,
  path,
  readAll,
  readState,
  save,
  show,
  startFacts,
} from "../testing/facts.ts";
import type { TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startFacts();
});
afterAll(async () => {
  await service.stop();
});

describe("rights", () => {
  const spanish = { edit_locales: ["es"], edit_audiences: ["individual"] } as const;
  const all = { edit_locales: LOCALES, edit_audiences: ["individual"] } as const;
  const one = LOCALES.map((locale) => (locale === "es" ? "draft" : "outside"));
  const drafts = LOCALES.map((locale) => (locale === "en" ? "unchanged" : "draft"));
  it.each([
    ["admin", {}, 200, drafts],
    ["publisher", all, 200, drafts],
    ["publisher", spanish, 403, one],
    ["publisher", { ...all, edit_audiences: ["corporate"] }, 403, 403],
    ["editor", all, 403, drafts],
    ["editor", spanish, 403, one],
    ["translator", spanish, 403, one],
    ["finder_manager", all, 403, 403],
    ["auditor", {}, 403, 403],
  ] as const)("of %s with %o", async (role, limits, publishing, drafting) => {
    const as = await service.user(role, limits);
    const plans = await createPlans();
    await save(plans.en, { starting_price: 49 });
    const shown = await show(plans.en, as);
    expect([shown.canPublish, shown.canDraft]).toEqual([publishing === 200, drafting !== 403]);
    const before = await readState();
    const drafted = await order(plans.en, { mode: "draft" }, as);
    if (drafting === 403) expect([drafted.status, await readState()]).toEqual([403, before]);
    else expect(outcomes(drafted), drafted.text).toEqual(drafting);
    expect(await readAll(plans, "starting_price")).toEqual([37, 37, 37, 37, 37]);
    const state = await readState();
    const published = await order(plans.en, {}, as);
    expect(published.status, published.text).toBe(publishing);
    if (publishing === 403) expect(await readState()).toBe(state);
    else expect(await readAll(plans, "starting_price")).toEqual([49, 49, 49, 49, 49]);
  });
  it("name the languages that an account lacks", async () => {
    const as = await service.user("publisher", {
      edit_locales: ["es", "en", "fr"],
      edit_audiences: ["individual"],
    });
    const plans = await createPlans();
    const answer = await order(plans.en, {}, as);
    expect(answer.status).toBe(403);
    expect(messageOf(answer)).toContain("Deutsch and Nederlands");
  });
  it("do not exist for the site and for strangers", async () => {
    const plans = await createPlans();
    const site = await service.user("site");
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? { body: {} } : {};
      expect((await service.request(method, path(plans.en), body)).status).toBe(401);
      expect((await service.request(method, path(plans.en), { as: site, ...body })).status).toBe(
        403,
      );
    }
  });
});
