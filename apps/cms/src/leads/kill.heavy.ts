/** `npm run forms:heavy`: 10,000 leads (FORMS_LEADS for another number) under random kills. */
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

it(`T: ${leads} leads under random kills: none lost, at most one mail twice, with the same Message-ID (quality §3)`, async () => {
  const outcome = await killLeads(service, { leads, writers: 12, everyMs: 2000 });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  expect(outcome).toMatchObject({ posted: leads, rows: leads, lost: 0 });
  expect(outcome.most).toBeLessThanOrEqual(2);
});
