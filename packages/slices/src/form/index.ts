/**
 * Form definitions and validation without views. Runs in the browser, on the site server and in the
 * content service.
 */
export * from "./kinds.ts";
export * from "./check.ts";
export * from "./definition.ts";
