/** The html-validate rules for all pages: the recommended sets, with reasons for disabled rules. */
import type { ConfigData } from "html-validate";

/** Configuration of html-validate. */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Attribute names are case-insensitive in HTML. React renders srcSet and hrefLang in camel
    // case.
    "attr-case": "off",
    // <img />, disabled="" and hidden="" are equal to <img>, disabled and hidden. React renders the
    // former.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Integrity is for files of other hosts. The content security policy requires that files come
    // from the site's own origin.
    "require-sri": "off",
    // Safari removes the list semantics of a <ul> without bullets; role="list" restores them.
    "no-redundant-role": "off",
    // The crawl checks the limit of 60 characters itself (quality §4).
    "long-title": "off",
  },
};

/** Names of controls that a form may repeat: the parameter has several values. */
const REPEATED = ["plan"];

/** Whether a finding is one that the pages have on purpose. */
export function isIntended({ ruleId, message }: { ruleId: string; message: string }): boolean {
  return ruleId === "form-dup-name" && REPEATED.some((name) => message.endsWith(`"${name}"`));
}
