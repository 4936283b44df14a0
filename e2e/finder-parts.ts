/** The finders as a visitor handles them, in any language and at any width, and the release that a page was made from. */
import {
  NO_ANSWERS,
  listOptions,
  readPayload,
  type Answers,
  type Finder,
} from "@orlaya/finder/eligibility";
import type { NeedAnswers } from "@orlaya/finder/need";
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { buildPath, technical } from "@orlaya/routes";
import type { Locator, Page } from "@playwright/test";
import { expect, SITE } from "./fixtures.ts";
import { publishedRows } from "./published.ts";

/** Answers with one plan, with a question about nationality, and without any plan for one of the answers to it; ISO codes and profile keys. */
export const PLAN: Answers = {
  residence: "FR",
  destination: "SG",
  profile: "expatriation",
  nationality: null,
};
export const ASKS: Answers = {
  residence: "AM",
  destination: "AL",
  profile: "long-term-study",
  nationality: null,
};
/** Residents of this country have no online plan anywhere. */
export const NO_PLAN_RESIDENCE = "AF";

export const cardPath = (locale: Locale): string =>
  buildPath("offers", { locale, audience: "individual" });
/** The plan's own page of the finder; English is always there. */
export async function pagePath(locale: Locale = "en"): Promise<string> {
  const rows = await publishedRows(locale);
  const row = rows.find(
    ({ type, audience, path }) =>
      type === "page_form" && audience === "individual" && path.split("/").length === 5,
  );
  if (!row) throw new Error(`No finder page in ${locale}.`);
  return row.path;
}

/** The landings of the seed for the ends without a plan. */
const LANDINGS: Readonly<Record<Locale, { readonly noResult: string; readonly error: string }>> = {
  en: { noResult: "no-plan-found", error: "finder-error" },
  fr: { noResult: "aucune-assurance-trouvee", error: "erreur-recherche" },
  es: { noResult: "ningun-seguro-encontrado", error: "error-busqueda" },
  de: { noResult: "kein-tarif-gefunden", error: "fehler-suche" },
  nl: { noResult: "geen-verzekering-gevonden", error: "zoekfout" },
};
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
/** The release that pages are made from now. */
export async function liveVersion(locale: Locale = "en"): Promise<number> {
  const html = await (await fetch(`${SITE()}${cardPath(locale)}`)).text();
  const version = /\/finder\/(\d+)\.[a-z]{2}\.json/.exec(html)?.[1];
  if (!version) throw new Error("The page names no release.");
  return Number(version);
}
export async function releaseOf(locale: Locale): Promise<Finder> {
  const path = technical.finderRelease(await liveVersion(locale), locale);
  const known =
    releases.get(path) ??
    fetch(`${SITE()}${path}`).then(async (answer) => {
      const read = readPayload(await answer.json());
      if (!read.ok) throw new Error(read.problem);
      return read.finder;
    });
  releases.set(path, known);
  // What failed once is asked again by the next test.
  known.catch(() => releases.delete(path));
  return known;
}

export const FUNNEL = "https://quote.orlaya.example";
/** Answers the funnel, which is another host, without a network. @returns the addresses that were asked for, as they come */
export async function catchFunnel(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.route(`${FUNNEL}/**`, async (route) => {
    seen.push(route.request().url());
    await route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Funnel</title><h1>Funnel</h1></html>',
    });
  });
  return seen;
}

/** The name of a country in the release's language. */
export const countryName = (release: Finder, code: string): string =>
  listOptions(release, NO_ANSWERS, "residence").find(({ value }) => value === code)?.label ?? code;

/** Options of the open list of countries; native options have the same role. */
export const optionsOn = (page: Page): Locator => page.locator("li[role=option]");

export const finderOn = (page: Page): Locator => page.locator("[data-eligibility-finder]").first();

/** The scripts and the release have come, at an idle moment: a first touch waits for nothing. */
export async function untilPrepared(finder: Locator): Promise<void> {
  await finder.scrollIntoViewIfNeeded();
  await expect(finder).toHaveAttribute("data-prepared");
}

/** Opens a page and touches its finder, so that scripts take it over. */
export async function openFinder(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const finder = finderOn(page);
  await finder.locator("select").first().focus();
  await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
  return finder;
}

/** Presses a button that is inactive and not disabled, which the driver's click would wait for. It has to stand still and lie open. */
export async function pressInactive(button: Locator): Promise<void> {
  await button.hover();
  await button.page().mouse.down();
  await button.page().mouse.up();
}

/** Types a country and takes the first match: in the list below the field, or in the dialog of a narrow screen. */
export async function typeCountry(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  const sheet = page.locator("dialog[open] input[role=combobox]");
  const input = (await field.getAttribute("aria-haspopup")) === "dialog" ? sheet : field;
  await input.fill(text);
  await expect(optionsOn(page).first()).toBeVisible();
  await input.press("Enter");
}

/** Presses the card of a profile: its radio button lies invisible in it. */
export async function chooseCard(finder: Locator, name: string): Promise<void> {
  const radio = finder.page().getByRole("radio", { name, exact: true });
  const card = finder.locator("label").filter({ has: radio });
  await card.click();
  await expect(card.getByRole("radio")).toBeChecked();
}

/** Answers the four questions, as far as they are asked, by their labels in the page's language. */
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

/** The quote-by-need form of the home page, answered by its labels in the page's language; taken over first where scripts run. */
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
