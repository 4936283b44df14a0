import { Session } from "node:inspector/promises";
import { writeFileSync } from "node:fs";
import { createLocalReq } from "payload";
import { open, close } from "./cli/open.ts";
const payload: any = await open();
const { addChanges, createCampaign, requireCampaign } = await import("./campaigns/edit.ts");
const { publishCampaign } = await import("./campaigns/run.ts");
const user = (await payload.find({ collection: "users", where: { role: { equals: "admin" } } })).docs[0];
const req: any = await createLocalReq({ user: { ...user, collection: "users" }, req: { payloadAPI: "REST" } as any }, payload);
const { docs } = await payload.find({ collection: "page_country", where: { locale: { equals: "es" } }, limit: 100, depth: 0, sort: "id" });
const mark = "M" + Date.now() % 1e5;
for (const d of docs) await payload.update({ collection: "page_country", id: d.id, draft: true, depth: 0, data: { title: d.title + " " + mark, _status: "draft" }, user: req.user, req, overrideAccess: false });
const id = await createCampaign(req, { email: "x" } as any, { name: "p" });
await addChanges(req, await requireCampaign(req, id), docs.map((d: any) => ({ kind: "document", collection: "page_country", id: d.id, action: "publish" })));
const calls = new Map();
for (const name of ["find","findOne","findVersions","findGlobal","count","countVersions","create","createVersion","updateOne","updateVersion","deleteMany","deleteOne","updateMany","queryDrafts","deleteVersions","upsert","findDistinct","updateGlobal"]) {
  const old = payload.db[name]; if (typeof old !== "function") continue;
  payload.db[name] = async function (args: any) {
    const t = performance.now();
    const line = new Error().stack!.split("\n").filter((l) => l.includes("/src/") && !l.includes("prof.mts")).map((l) => /src\/([^:]+:\d+)/.exec(l)?.[1]).slice(0, 2).join(" < ");
    const r = await old.call(this, args);
    const k = name + " " + (args.collection ?? args.global ?? args.slug) + " | " + line;
    const c = calls.get(k) ?? [0, 0]; c[0]++; c[1] += performance.now() - t; calls.set(k, c);
    return r;
  };
}
const session = new Session(); session.connect();
await session.post("Profiler.enable"); await session.post("Profiler.start");
const t = performance.now();
console.log(await publishCampaign(req, await requireCampaign(req, id)));
console.log("publish", performance.now() - t);
for (const [k, [n, ms]] of [...calls].sort((a, b) => b[1][1] - a[1][1])) console.log(String(n).padStart(4), String(Math.round(ms)).padStart(6), k);
const { profile } = await session.post("Profiler.stop");
writeFileSync("/tmp/camp.cpuprofile", JSON.stringify(profile));
await close(payload);
process.exit(0);
