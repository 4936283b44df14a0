/** The browser of the tests: Debian's chromium, installed when there is none. No browser is downloaded by a test tool. */
import { existsSync } from 'node:fs';
import { command, Sentence, step } from './steps.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Path of a browser; installs Debian's where there is none and it may. @throws Sentence that says what to do */
export const findBrowser = async (): Promise<string> => {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (!existsSync(given)) throw new Sentence(`CHROMIUM points to ${given}, where there is no browser.`);
    return given;
  }
  const found = PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) throw new Sentence('The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to the path of one.');
  await step('Installing Chromium', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await command('apt-get update', 'apt-get', ['update', '-qq'], { env });
    await command('apt-get install chromium', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  });
  const installed = PLACES.find((path) => existsSync(path));
  if (!installed) throw new Sentence('Chromium was installed but is in none of the usual places. Set CHROMIUM to its path.');
  return installed;
};
