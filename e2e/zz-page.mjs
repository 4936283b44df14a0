import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const w of [360, 1024, 1280]) {
const page = await b.newPage({ viewport: { width: w, height: 800 } });
await page.goto("http://localhost:3970/de/" + (process.argv[2]));
await page.locator("#who").scrollIntoViewIfNeeded(); await page.evaluate(() => document.querySelector("#who").scrollIntoView()); await page.waitForTimeout(400);
await page.screenshot({ path: `/tmp/whoscratch/page-${w}.png` });
const bar = await page.evaluate(() => { const n = document.querySelector("[data-mini-bar] nav"); return [n.scrollWidth, n.clientWidth]; }); console.log(w, bar); }
await b.close();
