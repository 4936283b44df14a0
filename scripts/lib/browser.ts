/** Finds the browsers of the tests. Debian's packages are installed when a browser is missing. */
import { existsSync } from "node:fs";
import { runCommand, Sentence, runStep } from "./steps.ts";

/** Paths of the browsers. */
export interface Browsers {
  /** The full browser, for tests of the back-forward cache, which the shell lacks. */
  readonly chromium: string;
  /**
   * The headless shell: the same engine without a user interface, which opens a page in half of the
   * time. The full browser when the shell is not available.
   */
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

/**
 * Returns the path in the environment variable, or the first usual path that exists.
 * @throws Sentence when the path in the variable does not exist
 */
function findInstalled(name: keyof typeof PLACES, variable: string): string | undefined {
  const given = process.env[variable];
  if (given && !existsSync(given))
    throw new Sentence(
      `${variable} is set to ${given}, which does not exist: set it to the path of a browser.`,
    );
  return given ?? PLACES[name].find((path) => existsSync(path));
}

/** Installs the browsers with apt-get. Does nothing without apt-get or without root rights. */
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

/**
 * Finds the browsers. When one is missing it installs Debian's packages, if it runs as root.
 * @throws Sentence when there is still no browser
 */
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
      "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium chromium-headless-shell), or set CHROMIUM to its path.",
    );
  return { chromium, shell };
}
