/**
 * Full run: the days of five people in the admin, each with their role and in their language, from
 * the log-in to the log-out. What one task leaves is found again on the start page or with the search. The
 * clicks of every task are those of the table in day-parts.ts.
 */
import { spendComplianceDay } from "./day-of-compliance.ts";
import { spendEditorDay } from "./day-of-editor.ts";
import { spendFinderManagerDay } from "./day-of-finder-manager.ts";
import { spendPublisherDay } from "./day-of-publisher.ts";
import { spendTranslatorDay } from "./day-of-translator.ts";
import { FULL, test } from "./fixtures.ts";

if (FULL) {
  test("[days] a Spanish editor changes a title, has a page reviewed that is sent back once, and describes a picture", async ({
    browser,
    request,
  }) => {
    test.slow();
    await spendEditorDay(browser, request);
  });

  test("[days] a Dutch translator starts a translation, brings it up to date, takes it over, sends it to an agency and to review", async ({
    browser,
    request,
  }) => {
    test.slow();
    await spendTranslatorDay(browser, request);
  });

  test("[days] a German publisher publishes what was approved, a price in five languages and a campaign, and takes a page down", async ({
    browser,
    request,
  }) => {
    test.slow();
    await spendPublisherDay(browser, request);
  });

  test("[days] a French compliance officer sends a page back, approves it and proves what visitors saw", async ({
    browser,
    request,
  }) => {
    test.slow();
    await spendComplianceDay(browser, request);
  });

  test("[days] an English finder manager changes a rule, tries it, and has it published and undone by a second person", async ({
    browser,
    request,
  }) => {
    test.slow();
    await spendFinderManagerDay(browser, request);
  });
}
