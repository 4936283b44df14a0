import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
const plans = JSON.parse(readFileSync("/tmp/who/data/products.json", "utf8"));
const offers = JSON.parse(readFileSync("/tmp/who/data/offers.json", "utf8"));
const S = "http://localhost:3970";
const find = (key, aud, l) => { const p = plans.find((x) => x.key === key)[aud]; const o = offers.find((x) => x.key === p.offer); return `/${l}/${aud === "corporate" ? { en: "corporate", fr: "entreprises", de: "unternehmen" }[l] + "/" : ""}${o.uids[l]}/${p.uids[l] ?? p.uids.en}`; };
console.log(plans.map(p=>p.key).join(" "));
const want = [["long-term", "individual"], ["myhealth-international", "individual"], ["expat-student", "individual"], ["mytravel-cover-whv", "individual"], ["student", "corporate"], ["myhealth-singapore","individual"]];
const locales = (process.argv[2] ?? "en,fr,de").split(","), widths = (process.argv[3] ?? "360,1280").split(",").map(Number);
const only = process.argv[4];
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
for (const w of widths) for (const l of locales) for (const [k, a] of want) {
  if (only && only !== k) continue;
  const page = await b.newPage({ bypassCSP: true, viewport: { width: w, height: 800 } });
  const r = await page.goto(S + find(k, a, l));
  const sec = page.locator("#who");
  if (!(await sec.count())) { console.log("none", r.status(), find(k, a, l)); await page.close(); continue; }
  await page.addStyleTag({ content: "[data-mini-bar],header{position:static!important}" });
  await sec.screenshot({ path: `/tmp/whoscratch/shots/${k}-${a}-${l}-${w}.png` });
  if (k === "mytravel-cover-whv" || k === "student" || k === "long-term") {
    await page.locator("#who summary").click(); await page.waitForTimeout(500);
    await sec.screenshot({ path: `/tmp/whoscratch/shots/${k}-${a}-${l}-${w}-open.png` });
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log("overflow", k, l, w, over);
  await page.close();
}
await b.close();
