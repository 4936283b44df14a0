/** The rules that every page of ours keeps: html-validate's recommended set for whole documents, and why some are off. */
import type { ConfigData } from "html-validate";

export const HTML_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Names of attributes know no case in HTML; React writes srcSet and hrefLang as its own properties are named.
    "attr-case": "off",
    // <img />, disabled="" and hidden="" are the same as <img>, disabled and hidden; React writes the long form.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Integrity is for files of other hosts; ours come from our own origin, which the content security policy demands.
    "require-sri": "off",
    // Safari drops the list from a <ul> without bullets; role="list" gives it back. ARIA allows it.
    "no-redundant-role": "off",
    // 60 characters, checked by the crawl itself (quality §4).
    "long-title": "off",
  },
};
