/** Plugin of Payload that removes the tab “API” of documents: editors do not need it. */
import type { Plugin } from "payload";

export const hideApi: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((entry) => ({
    ...entry,
    admin: { ...entry.admin, hideAPIURL: true },
  })),
  globals: (config.globals ?? []).map((entry) => ({
    ...entry,
    admin: { ...entry.admin, hideAPIURL: true },
  })),
});
