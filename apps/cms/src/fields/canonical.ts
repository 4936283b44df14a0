/** Canonical address of a page, when it differs from the page's own address. */
import { readCanonical } from "@orlaya/routes";
import type { TextField } from "payload";
import { env } from "../env.ts";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { readString } from "./record.ts";
import { WORDLESS } from "./wordless.ts";

/** Refuses addresses that a search engine cannot follow or that a browser would execute. */
function validate(value: unknown, { req }: { readonly req: HasLanguage }): true | string {
  return (
    readString(value).trim() === "" ||
    readCanonical(env.siteUrl, readString(value)) !== null ||
    getSay(req)("field.canonical")
  );
}

export const canonicalField: TextField = {
  name: "canonical",
  custom: WORDLESS,
  type: "text",
  label: "Canonical address",
  validate,
  admin: {
    description:
      "Only when the same content has another main address: an https address or a path of this site. The page then stays out of the sitemap.",
  },
};
