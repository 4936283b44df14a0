/** Runs the test of `npm run forms:heavy` with fewer leads. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { killLeads } from "../testing/kill-leads.ts";
import { startService, type TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

it("T: loses no lead while the service is killed at random: one row for each, mailed at most twice, with the same Message-ID (quality §3)", async () => {
  const outcome = await killLeads(service, { leads: 60, writers: 6, everyMs: 2500 });
  expect(outcome).toMatchObject({ posted: 60, rows: 60, lost: 0 });
  expect(outcome.kills).toBeGreaterThan(0);
  expect(outcome.most).toBeLessThanOrEqual(2);
}, 600_000);
