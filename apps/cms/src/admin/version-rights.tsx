/** States in the view of a version who can restore it, to accounts that may not. */
import type { AdminViewServerProps } from "payload";
import { findLack } from "../access/lack.ts";
import { readActor, type Area } from "../access/roles.ts";
import { readString, record } from "../fields/record.ts";
import { RestoreNote } from "./document-rights.tsx";

type Props = Pick<AdminViewServerProps, "params" | "payload" | "user"> & { readonly area: Area };

/** Returns the collection and the id of the document of an address, also in the bin. */
function readDocument(params: AdminViewServerProps["params"]): readonly [string, string] {
  const segments = [params?.["segments"] ?? []].flat().filter((part) => part !== "trash");
  return [readString(segments[1]), readString(segments[2])];
}

export async function VersionRights({ params, payload, user, area }: Props) {
  const [collection, id] = readDocument(params);
  const document = await payload.db.findOne({ collection, where: { id: { equals: id } } });
  const lack = findLack(readActor(user), area, record(document));
  return lack === null ? null : <RestoreNote lack={lack} />;
}
