/**
 * Middleware of every page: creates the runtime in the dev server, and sets the content security
 * policy of every HTML response.
 */
import { defineMiddleware } from "astro:middleware";
import { technical } from "@orlaya/routes";
import { readEnv } from "./process/env.ts";
import { createRuntime, type Runtime } from "./process/runtime.ts";
import { buildContentSecurityPolicy } from "./http/security-headers.ts";

let development: Runtime | undefined;

export const onRequest = defineMiddleware(async (context, next) => {
  // In production the server passes its runtime. The dev server of Astro passes none.
  const given = context.locals as Partial<App.Locals>;
  given.runtime ??= development ??= createRuntime(readEnv());
  given.visitor ??= () => Promise.resolve({ country: "US", source: "fallback" });
  const response = await next();
  if (response.headers.get("content-type")?.includes("text/html")) {
    const {
      runtime: { env },
      framed,
    } = context.locals;
    const policy = import.meta.env.DEV
      ? null
      : buildContentSecurityPolicy(
          env,
          response.headers.get("content-security-policy"),
          technical.cspReport,
          framed ? env.cmsOrigin : undefined,
        );
    if (policy) response.headers.set("content-security-policy", policy);
    response.headers.set("content-type", "text/html; charset=utf-8");
  }
  return response;
});
