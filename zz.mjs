import { HtmlValidate } from 'html-validate';
const hv = new HtmlValidate({ root: true, extends: ['html-validate:recommended', 'html-validate:document'] });
const count = {};
for (const p of ['/en','/en/plans','/en/expatriate-insurance/long-term-international-health-plan','/de/unternehmen/legal','/en/nope','/fr','/en/support','/slice-simulator','/en/insurance/guide','/en/support/faq']) {
  const html = await (await fetch('http://localhost:4150'+p)).text();
  const t = performance.now(); const r = hv.validateStringSync(html, p+'.html'); const ms = performance.now()-t;
  console.log(p, html.length, Math.round(ms)+'ms', r.errorCount);
  for (const m of r.results[0]?.messages ?? []) { const k=m.ruleId; (count[k] ??= { n: 0, ex: [] }).n++; if (count[k].ex.length<3) count[k].ex.push(`${p} ${m.line}:${m.column} ${m.message} ${m.selector??''}`); }
}
console.log(JSON.stringify(count,null,1));
