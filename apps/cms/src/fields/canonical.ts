/** The address that search engines keep for a page, when it is not the page's own. */
import { readCanonical } from "@orlaya/routes";
import type { TextField } from "payload";
import { env } from "../env.ts";
import { readString } from "./record.ts";

/** Refuses what a search engine could not follow, and what a browser would run. */
function validate(value: unknown): true | string {
  return (
    readString(value).trim() === "" ||
    readCanonical(env.siteUrl, readString(value)) !== null ||
    "Type an address that begins with https://, or a path of this site that begins with a slash, like /en/plans."
  );
}

export const canonicalField: TextField = {
  name: "canonical",
  type: "text",
  label: "Canonical address",
  validate,
  admin: {
    description:
      "Only when the same content has another main address: an https address or a path of this site. The page then stays out of the sitemap.",
  },
};
