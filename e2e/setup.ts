/**
 * Starts the built content service and site on free ports for the tests, and stops them afterwards.
 */
import { mkdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../scripts/lib/build.ts";
import { migrate, seed } from "../scripts/lib/content.ts";
import { startCms, startSite } from "../scripts/lib/services.ts";
import { freePort, prepare, type Settings } from "../scripts/lib/settings.ts";

/**
 * Answers of a finder, and the texts that tests enter into forms. None of them may appear in a log
 * (finder §6.19; quality §3, §5).
 */
const PERSONAL =
  /[?&"](?:from|to|as|nat|need|language)=|long-term-study|visitor-\d+-\d+@|purple-giraffe/;

export const ADMIN = { email: "admin@example.com", password: "An-admin-only-for-tests-1" } as const;

/**
 * Migrates a data folder, and seeds it unless it is seeded already. @returns settings for services
 * on free ports
 */
export async function prepareData(dataDir: string): Promise<Settings> {
  await mkdir(dataDir, { recursive: true });
  const [port, cmsPort] = [await freePort(), await freePort()];
  // Rendering every page once occupies both processors for a minute. The tests of outages do it on
  // a separate site.
  const settings = await prepare({
    ...process.env,
    WARM_UP: "false",
    FORM_LIMIT: "1000",
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await migrate(settings);
  await seed(settings);
  return settings;
}

/**
 * Logs in as the administrator, once for all workers: the service counts attempts, and one of two
 * concurrent logins loses its session. @returns the value of a `cookie` header
 */
async function logIn(origin: string): Promise<string> {
  const headers = { origin, "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(ADMIN),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}

/**
 * Starts both services and sets environment variables with their addresses. @returns a function
 * that stops them and throws when the log of the site contains personal data
 */
export default async function setup(): Promise<() => Promise<void>> {
  // The services already run, for example while tests are written, at E2E_SITE and E2E_CMS.
  if (process.env["E2E_SITE"] && process.env["E2E_CMS"]) return () => Promise.resolve();
  await build();
  const given = process.env["E2E_DATA"];
  const dataDir = given ?? join(tmpdir(), `e2e-${process.pid}`);
  const settings = await prepareData(dataDir);
  const cms = await startCms(settings);
  const site = await startSite(settings);
  process.env["E2E_SITE"] = `http://localhost:${settings.port}`;
  process.env["E2E_CMS"] = `http://localhost:${settings.cmsPort}`;
  process.env["E2E_DATA"] = dataDir;
  process.env["E2E_SESSION"] = await logIn(process.env["E2E_CMS"]);
  return async () => {
    await Promise.all([site.stop(), cms.stop()]);
    const told = (await readFile(join(dataDir, "site.log"), "utf8"))
      .split("\n")
      .filter((line) => PERSONAL.test(line));
    if (!given) await rm(dataDir, { recursive: true, force: true });
    if (told.length > 0)
      throw new Error(
        `The log of the site must not contain finder answers or form input. It contains:\n${told.slice(0, 5).join("\n")}`,
      );
  };
}
