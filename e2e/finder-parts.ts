/** Helpers that use the finders in any language and at any width, and read the live release. */
import {
  NO_ANSWERS,
  listOptions,
  readPayload,
  type Answers,
  type Finder,
} from "@orlaya/finder/eligibility";
import { releasePath } from "@orlaya/contract";
import type { NeedAnswers } from "@orlaya/finder/need";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { buildPath } from "@orlaya/routes";
import type { Locator, Page } from "@playwright/test";
import { CMS, expect, SITE } from "./fixtures.ts";
import { secrets } from "./own-site.ts";
import { publishedRows } from "./published.ts";

/** Answers that lead to one plan; ISO codes and a profile key. */
export const PLAN: Answers = {
  residence: "FR",
  destination: "SG",
  profile: "expatriation",
  nationality: null,
};
/** Answers that require nationality. One answer to that question leads to no plan. */
export const ASKS: Answers = {
  residence: "AM",
  destination: "AL",
  profile: "long-term-study",
  nationality: null,
};
/** Country whose residents have no online plan for any destination. */
export const NO_PLAN_RESIDENCE = "AF";

/** Returns the path of the offers list, where the eligibility finder is a card. */
export const cardPath = (locale: Locale): string =>
  buildPath("offers", { locale, audience: "individual" });
const CHECK_UIDS: Readonly<Record<Locale, string>> = {
  en: "get-a-quote",
  fr: "devis",
  es: "presupuesto",
  de: "angebot",
  nl: "offerte",
};
/** Returns the path of the finder page of a plan. @throws without one */
export async function pagePath(locale: Locale = "en"): Promise<string> {
  const rows = await publishedRows(locale);
  const row = rows.find(
    ({ type, audience, path }) =>
      type === "page_form" && audience === "individual" && path.endsWith(`/${CHECK_UIDS[locale]}`),
  );
  if (!row) throw new Error(`No finder page is published in ${locale}.`);
  return row.path;
}

/** The landings of the seed for results without a plan. */
const LANDINGS: Readonly<Record<Locale, { readonly noResult: string; readonly error: string }>> = {
  en: { noResult: "no-plan-found", error: "finder-error" },
  fr: { noResult: "aucune-assurance-trouvee", error: "erreur-recherche" },
  es: { noResult: "ningun-seguro-encontrado", error: "error-busqueda" },
  de: { noResult: "kein-tarif-gefunden", error: "fehler-suche" },
  nl: { noResult: "geen-verzekering-gevonden", error: "zoekfout" },
};
/** Returns the path of the no-result or the error landing for individuals. */
export function landing(locale: Locale, end: "noResult" | "error"): string {
  return (
    buildPath("landing", {
      locale,
      audience: "individual",
      params: { uid: LANDINGS[locale][end] },
    }) ?? ""
  );
}

const releases = new Map<string, Promise<Finder>>();
/** Returns the version of the release that pages currently use. @throws when a page names none */
export async function liveVersion(locale: Locale = "en"): Promise<number> {
  const html = await (await fetch(`${SITE()}${cardPath(locale)}`)).text();
  const version = /\/finder\/(\d+)\.[a-z]{2}\.json/.exec(html)?.[1];
  if (!version) throw new Error("The offers list contains no path of a release.");
  return Number(version);
}
/** Loads a release, with its plans, from the content service. Browsers receive its options only. */
async function loadRelease(version: number, locale: Locale): Promise<Finder> {
  const { SITE_API_KEY } = await secrets();
  const answer = await fetch(`${CMS()}${releasePath(version)}`, {
    headers: { authorization: `users API-Key ${SITE_API_KEY ?? ""}` },
  });
  const { payloads } = (await answer.json()) as { payloads: Readonly<Record<Locale, unknown>> };
  const read = readPayload(payloads[locale]);
  if (!read.ok) throw new Error(read.problem);
  return read.finder;
}

/** Returns the live release in a locale. Each version is requested once. */
export async function releaseOf(locale: Locale): Promise<Finder> {
  const version = await liveVersion(locale);
  const key = `${version}.${locale}`;
  const known = releases.get(key) ?? loadRelease(version, locale);
  releases.set(key, known);
  // A failed request is not cached, so that the next test retries it.
  known.catch(() => releases.delete(key));
  return known;
}

/** URL of an English request page, to which a quote leads. */
export const REQUEST_PAGE = "**/request?*";
/** Returns the queries of the requests for a request page; the array grows with each request. */
export function watchRequestPage(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/request")) seen.push(search);
  });
  return seen;
}

/** A page of another website. */
export const ELSEWHERE = "https://elsewhere.example/page";
/** Stubs the response of a page of another website. */
export async function stubElsewhere(page: Page): Promise<void> {
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1></html>',
    }),
  );
}

/** Returns the name of a country in the language of the release, or the code when it is unknown. */
export const countryName = (release: Finder, code: string): string =>
  listOptions(release, NO_ANSWERS, "residence").find(({ value }) => value === code)?.label ?? code;

/** Returns the options of the open country list, without native options of the same role. */
export const optionsOn = (page: Page): Locator => page.locator("li[role=option]");

export const finderOn = (page: Page): Locator => page.locator("[data-eligibility-finder]").first();

/**
 * Waits until scripts and release have loaded at an idle moment: the first focus then enhances at
 * once.
 */
export async function untilPrepared(finder: Locator): Promise<void> {
  await finder.scrollIntoViewIfNeeded();
  await expect(finder).toHaveAttribute("data-prepared");
}

/** Opens a page and focuses its eligibility finder, so that scripts enhance it. */
export async function openFinder(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const finder = finderOn(page);
  await finder.locator("select").first().focus();
  await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
  return finder;
}

/**
 * Presses a button that is `aria-disabled` but not disabled. Playwright's `click` would wait until
 * it is enabled. The button must be stable and uncovered.
 */
export async function pressInactive(button: Locator): Promise<void> {
  await button.hover();
  await button.page().mouse.down();
  await button.page().mouse.up();
}

/**
 * Types a country and selects the first match, in the list below the field or in the dialog of a
 * narrow screen.
 */
export async function typeCountry(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  const sheet = page.locator("dialog[open] input[role=combobox]");
  const input = (await field.getAttribute("aria-haspopup")) === "dialog" ? sheet : field;
  await input.fill(text);
  await expect(optionsOn(page).first()).toBeVisible();
  await input.press("Enter");
}

/** Clicks the card of a profile, because the radio button inside it is invisible. */
export async function chooseCard(finder: Locator, name: string): Promise<void> {
  const radio = finder.page().getByRole("radio", { name, exact: true });
  const card = finder.locator("label").filter({ has: radio });
  await card.click();
  await expect(card.getByRole("radio")).toBeChecked();
}

/** Fills in the given answers by the labels of the questions in the language of the page. */
export async function answer(
  page: Page,
  finder: Locator,
  locale: Locale,
  { residence, destination, profile, nationality }: Answers,
): Promise<void> {
  const { formsFields } = getMessages(locale);
  const release = await releaseOf(locale);
  const nameOf = (code: string): string => countryName(release, code);
  const field = (name: "residence" | "destination" | "nationality"): Locator =>
    finder.getByRole("combobox", { name: formsFields(`${name}.label`), exact: true });
  if (residence) await typeCountry(page, field("residence"), nameOf(residence));
  if (destination) await typeCountry(page, field("destination"), nameOf(destination));
  if (profile) {
    const label = release.profiles.find(({ id }) => id === profile)?.label ?? profile;
    const select = finder.getByLabel(formsFields("profile.label"), { exact: true });
    if ((await finder.locator("form").getAttribute("data-variant")) === "page") {
      await expect(select).toBeEnabled();
      await select.focus();
      await select.selectOption({ label });
    } else await chooseCard(finder, label);
  }
  if (nationality) await typeCountry(page, field("nationality"), nameOf(nationality));
}

/**
 * Opens the home page and fills in its quote-by-need form by the labels in the language of the
 * page. With scripts, it enhances the form first. @returns the finder
 */
export async function answerNeed(
  page: Page,
  locale: Locale,
  { need, to, language }: Omit<NeedAnswers, "from">,
  scripts: boolean,
): Promise<Locator> {
  const { formsFields } = getMessages(locale);
  await page.goto(buildPath("home", { locale, audience: "individual" }));
  const finder = page.locator("[data-need-finder]").first();
  const cover = finder.getByLabel(formsFields("need.label"), { exact: true });
  const destination = finder.getByRole("combobox", { name: formsFields("needDestination.label") });
  if (scripts) {
    await cover.focus();
    await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
    await typeCountry(page, destination, countryName(await releaseOf(locale), to));
  } else await destination.selectOption(to);
  await cover.selectOption(need);
  await finder.getByLabel(formsFields("language.label"), { exact: true }).selectOption(language);
  return finder;
}
