/** Finds out which files visitors can see: those to which published documents refer. */
import type { PayloadRequest } from "payload";
import { countLiveUses } from "../uses/count.ts";

/**
 * Whether visitors can see the file: a published document refers to it, or a record that is live as
 * soon as it is saved.
 */
export const isPublished = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await countLiveUses(req, { collection: "media", id, path: "" })) > 0;
