/** Forms without their pixels: what may be asked, and when an answer is good. Runs in the browser, on the site and in the content service. */
export * from "./kinds.ts";
export * from "./check.ts";
export * from "./definition.ts";
