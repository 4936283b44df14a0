/**
 * `npm run forms:heavy`: posts 10,000 leads (FORMS_LEADS sets another number) while the service is
 * killed at random.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { killLeads } from "../testing/kill-leads.ts";
import { startService, type TestService } from "../testing/service.ts";

const leads = Number(process.env["FORMS_LEADS"] ?? 10_000);
let service: TestService;
beforeAll(async () => {
  service = await startService();
}, 60_000);
afterAll(async () => {
  await service.stop();
});

it(`T: loses none of ${leads} leads while the service is killed at random: each is mailed at most twice, with the same Message-ID (quality §3)`, async () => {
  const outcome = await killLeads(service, { leads, writers: 12, everyMs: 2000 });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  expect(outcome).toMatchObject({ posted: leads, rows: leads, lost: 0 });
  expect(outcome.most).toBeLessThanOrEqual(2);
});
