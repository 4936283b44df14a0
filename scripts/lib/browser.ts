/** The browsers of the tests: Debian's, installed when they are missing. A test tool downloads none of its own. */
import { existsSync } from "node:fs";
import { runCommand, Sentence, runStep } from "./steps.ts";

export interface Browsers {
  /** The whole browser, for tests of what only it has: the back-forward cache. */
  readonly chromium: string;
  /** The same engine without a user interface, which opens a page in half of the time; the whole browser where it cannot be had. */
  readonly shell: string;
}

const PLACES = {
  chromium: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  shell: ["/usr/bin/chromium-headless-shell"],
} as const;

/** Path that the variable names, or the first usual one where a browser is. @throws Sentence when the variable is wrong */
function findInstalled(name: keyof typeof PLACES, variable: string): string | undefined {
  const given = process.env[variable];
  if (given && !existsSync(given))
    throw new Sentence(`${variable} points to ${given}, where there is no browser.`);
  return given ?? PLACES[name].find((path) => existsSync(path));
}

async function installFromDebian(): Promise<void> {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  await runStep("Installing Chromium", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const packages = ["chromium", "chromium-headless-shell"];
    await runCommand("apt-get update", "apt-get", ["update", "-qq"], { env });
    await runCommand(
      "apt-get install",
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", ...packages],
      { env },
    );
  });
}

/** Finds the browsers, and installs Debian's where one is missing and it may. @throws Sentence that says what to do */
export async function findBrowsers(): Promise<Browsers> {
  function find() {
    return {
      chromium: findInstalled("chromium", "CHROMIUM"),
      shell: findInstalled("shell", "CHROMIUM_SHELL"),
    };
  }
  let found = find();
  if (!found.chromium || !found.shell) {
    await installFromDebian();
    found = find();
  }
  const { chromium, shell = chromium } = found;
  if (!chromium || !shell)
    throw new Sentence(
      "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium chromium-headless-shell), or set CHROMIUM to the path of one.",
    );
  return { chromium, shell };
}
