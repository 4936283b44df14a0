/** Makes stored releases live. */
import { RELEASE_TAG } from "@orlaya/contract";
import type { PayloadRequest } from "payload";
import { listChanges } from "../audit/changes.ts";
import { note } from "../hooks/audit.ts";
import { announce } from "../hooks/revalidate.ts";
import { loadLiveVersion, loadStoredRelease, setLiveVersion } from "../releases/stored-releases.ts";

/**
 * Makes a stored release live, newer or older, and writes the audit log. Returns false when there is
 * none with this number.
 */
export async function makeReleaseLive(
  req: PayloadRequest,
  version: number,
  author: string,
): Promise<boolean> {
  if (!(await loadStoredRelease(req.payload, version))) return false;
  const before = await loadLiveVersion(req.payload);
  await setLiveVersion(req.payload, version, author, req);
  const title = `Release ${version}`;
  const changes = listChanges("", { version: before }, { version });
  await note(
    req,
    "activate release",
    "finder_releases",
    { id: String(version), title },
    { changes },
  );
  announce(req, [RELEASE_TAG]);
  return true;
}
