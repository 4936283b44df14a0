/** Endpoints of the finder: releases for the site; preview, publishing and data for staff. */
import { RELEASE_TAG, SERVICE_PATHS } from "@orlaya/contract";
import { describeDataError } from "@orlaya/finder/data";
import { diffData, explain, readAnswers } from "@orlaya/finder/eligibility";
import type { Endpoint, PayloadRequest } from "payload";
import { readActor, canWrite, getRights, type Actor } from "../access/roles.ts";
import { readAuthored } from "../eligibility/authored.ts";
import { acceptFinding } from "../eligibility/findings.ts";
import { prepareReleasePreview, showDiff } from "../eligibility/preview.ts";
import { activateRelease, publishRelease } from "../eligibility/releases.ts";
import {
  SECOND_PERSON,
  hasChangedSinceRelease,
  needsSecondPerson,
} from "../eligibility/second-person.ts";
import type { Effect, ShownExplanation, ShownRule } from "../eligibility/shapes.ts";
import { loadLiveVersion, loadStoredRelease } from "../eligibility/stored-releases.ts";
import { FORMATS, exportTable, importTable, isTable } from "../eligibility/transfer.ts";
import { isLinkCarrier, toRecord } from "../eligibility/tables.ts";
import { record, readString, type Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { announce } from "../hooks/revalidate.ts";

const says = (status: number, message: string, more: Stored = {}): Response =>
  Response.json({ errors: [{ message }], ...more }, { status });

type Handler = (req: PayloadRequest, actor: Actor) => Promise<Response>;
/** `read`: all staff. `edit`: who may change the rules. `publish`: who may also publish them. */
function door(
  who: "site" | "read" | "edit" | "publish",
  method: "get" | "post",
  path: `/${string}`,
  handler: Handler,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      const actor = readActor(req.user);
      if (!actor) return says(401, "Not signed in.");
      const rights = getRights(actor);
      const allowed =
        who === "site" ||
        (who === "read"
          ? rights.backstage
          : canWrite(actor, "eligibility") && (who === "edit" || rights.publish));
      return allowed ? handler(req, actor) : says(403, "Your role does not include this.");
    },
  };
}

async function jsonOf(req: PayloadRequest): Promise<Stored> {
  try {
    return record(JSON.parse((await req.text?.()) ?? ""));
  } catch {
    return {};
  }
}
function whole(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0
    ? value
    : typeof value === "string" && /^[1-9]\d{0,8}$/.test(value)
      ? Number(value)
      : null;
}

/** Returns a release for the site: payload and search file per locale. `live`: the live one. */
const release = door("site", "get", `${SERVICE_PATHS.releases}/:version`, async (req) => {
  const asked = readString(req.routeParams?.["version"]);
  const version = asked === "live" ? await loadLiveVersion(req.payload) : whole(asked);
  const stored = version === null ? null : await loadStoredRelease(req.payload, version);
  if (!stored) return says(404, "There is no such release.");
  const { type, version: number, checksum, time, payloads, search } = stored;
  return Response.json(
    { type, version: number, checksum, time, payloads, search },
    {
      headers: {
        "cache-control": asked === "live" ? "no-store" : "private, max-age=31536000, immutable",
      },
    },
  );
});
/** Returns the whole release as a file for `npm run finder -- verify release-3.json`. */
const releaseFile = door("read", "get", `${SERVICE_PATHS.releases}/:version/file`, async (req) => {
  const version = whole(req.routeParams?.["version"]);
  const stored = version === null ? null : await loadStoredRelease(req.payload, version);
  return stored
    ? Response.json(stored, {
        headers: { "content-disposition": `attachment; filename="release-${stored.version}.json"` },
      })
    : says(404, "There is no such release.");
});

const preview = door("read", "get", "/finder/preview", async (req) =>
  Response.json(await prepareReleasePreview(req.payload)),
);

const publish = door("publish", "post", "/finder/publish", async (req, actor) => {
  const { note: words, expectedChecksum } = await jsonOf(req);
  if (readString(words).trim() === "") return says(400, "Say in a note what this release changes.");
  if (readString(expectedChecksum) === "")
    return says(400, "Look at the preview first: expectedChecksum is missing.");
  const result = await publishRelease(req.payload, {
    author: actor.email,
    note: readString(words).trim().slice(0, 500),
    expected: readString(expectedChecksum),
    req,
  });
  if (!result.ok)
    return says(result.status, result.refusals.map(({ message }) => message).join(". "), {
      refusals: result.refusals,
    });
  await note(req, "publish release", "finder_releases", {
    id: String(result.version),
    title: `Release ${result.version}`,
  });
  announce(req, [RELEASE_TAG]);
  return Response.json(result, { status: 201 });
});

const activate = door("publish", "post", "/finder/activate", async (req, actor) => {
  const version = whole((await jsonOf(req))["version"]);
  if (version === null || !(await activateRelease(req.payload, version, actor.email)))
    return says(404, "There is no such release.");
  await note(req, "activate release", "finder_releases", {
    id: String(version),
    title: `Release ${version}`,
  });
  announce(req, [RELEASE_TAG]);
  return Response.json({ version });
});

const accept = door("edit", "post", "/finder/accept", async (req, actor) => {
  const { finding, reason } = await jsonOf(req);
  if (
    (await needsSecondPerson(req.payload)) &&
    (await hasChangedSinceRelease(req.payload, actor.id))
  )
    return says(403, SECOND_PERSON);
  const problem = await acceptFinding(req.payload, readString(finding), readString(reason), req);
  return problem === null
    ? Response.json({ accepted: finding }, { status: 201 })
    : says(422, `${problem}.`);
});

/** Explains four answers: which rules match them, and which fail on one of them. */
const explanation = door("read", "get", "/finder/explain", async (req) => {
  const { data, documents } = await readAuthored(req.payload);
  if (!data.ok) return says(422, data.errors.map(describeDataError).join(". "));
  const answers = readAnswers(req.searchParams);
  if (answers.residence === null || answers.destination === null || answers.profile === null)
    return says(400, "Residence, destination and profile are needed (from, to, as).");
  const { products, funnels } = data.data;
  const { because, winner, matching, nearMisses } = explain(data.data, answers);
  function show(rule: (typeof matching)[number]): ShownRule {
    return {
      ID: rule.ID,
      name: rule.Name,
      document: documents.rules.get(rule.id) ?? null,
      product: products.find(({ id }) => id === rule.product[0])?.Name ?? null,
      funnel: funnels.find(({ id }) => id === rule.funnel[0])?.Name ?? null,
    };
  }
  const shown: ShownExplanation = {
    because,
    winner: winner && show(winner),
    matching: matching.map(show),
    near: nearMisses.slice(0, 12).map(({ rule, failed }) => ({ ...show(rule), failed })),
    more: Math.max(0, nearMisses.length - 12),
  };
  return Response.json({ answers, ...shown });
});
/** Returns the possible answers: countries and profiles with their names. */
const answers = door("read", "get", "/finder/answers", async (req) => {
  const { data } = await readAuthored(req.payload);
  if (!data.ok) return says(422, data.errors.map(describeDataError).join(". "));
  return Response.json({
    countries: data.data.countries.map((country) => ({
      value: country.iso,
      label: country["en-gb"] ?? country.Name,
    })),
    profiles: data.data.profiles.map((profile) => ({
      value: profile.id,
      label: profile["en-gb"] ?? profile.Name,
    })),
  });
});

/** Counts the journeys that an edited rule changes, and those that the saved data change. */
const effect = door("read", "post", "/finder/effect", async (req) => {
  const { id, rule } = await jsonOf(req);
  const [{ data, documents }, version] = await Promise.all([
    readAuthored(req.payload),
    loadLiveVersion(req.payload),
  ]);
  const live = version === null ? null : await loadStoredRelease(req.payload, version);
  if (!data.ok || !live) return says(422, "There is nothing to compare with.");
  const keys = new Map(
    Object.values(documents).flatMap((table) =>
      [...table].map(([key, document]) => [document, key] as const),
    ),
  );
  const edited = toRecord("rules", record(rule), (document) => keys.get(document) ?? document);
  if (isLinkCarrier(edited)) return says(422, "This record links rules and applies to nobody.");
  const own = [...documents.rules].find(([, document]) => document === readString(id))?.[0] ?? null;
  const others = data.data.rules.filter((each) => each.id !== own);
  const after = {
    ...data.data,
    rules: [
      ...others,
      {
        ...edited,
        id: own ?? "unsaved",
        ID: readString(edited["ID"]) || "~",
        priority: Number(edited["priority"] ?? 0),
      } as (typeof others)[number],
    ],
  };
  const edit = showDiff(diffData(data.data, after), live.data, data.data);
  const shown: Effect = {
    version: live.version,
    edit: {
      ...edit,
      boxes: edit.boxes.slice(0, 4),
      more: edit.more + Math.max(0, edit.boxes.length - 4),
    },
    saved: diffData(live.data, data.data).changed,
  };
  return Response.json(shown);
});

function tableOf(req: PayloadRequest): {
  readonly table: Parameters<typeof exportTable>[1];
  readonly format: keyof typeof FORMATS;
} | null {
  const table = readString(req.routeParams?.["table"]);
  const format = req.searchParams.get("format") === "csv" ? "csv" : "json";
  return isTable(table) ? { table, format } : null;
}
const exporting = door("read", "get", "/finder/table/:table", async (req) => {
  const asked = tableOf(req);
  const text = asked && (await exportTable(req.payload, asked.table, asked.format));
  if (!asked || text === null)
    return says(
      asked ? 422 : 404,
      asked ? "The stored data are not well-formed." : "There is no such table.",
    );
  return new Response(text, {
    headers: {
      "content-type": `${FORMATS[asked.format]}; charset=utf-8`,
      "content-disposition": `attachment; filename="${asked.table}.${asked.format}"`,
    },
  });
});
const importing = door("edit", "post", "/finder/table/:table", async (req) => {
  const asked = tableOf(req);
  if (!asked) return says(404, "There is no such table.");
  if (asked.table === "accepted")
    return says(403, "Findings are accepted one by one, under Publish release.");
  const text = (await req.text?.()) ?? "";
  const dry = req.searchParams.get("dry") === "true";
  const result = await importTable(
    req.payload,
    asked.table,
    { format: asked.format, text },
    { dry, req },
  );
  if (!result.ok)
    return says(
      422,
      `Nothing was imported: ${result.count} ${result.count === 1 ? "mistake" : "mistakes"} in the file.`,
      {
        problems: result.errors.map((each) => ({ ...each, message: describeDataError(each) })),
        count: result.count,
      },
    );
  if (!dry)
    await note(req, "import", asked.table, {
      title: `${result.added} added, ${result.changed} changed, ${result.removed} removed`,
    });
  return Response.json({ ...result, dry });
});

export const finderEndpoints: Endpoint[] = [
  release,
  releaseFile,
  preview,
  publish,
  activate,
  accept,
  explanation,
  answers,
  effect,
  exporting,
  importing,
];
