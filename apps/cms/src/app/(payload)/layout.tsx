import config from "@payload-config";
import "@payloadcms/next/css";
import "../../admin/theme.css";
import { RootLayout, handleServerFunctions } from "@payloadcms/next/layouts";
import { buildFormStateHandler } from "@payloadcms/ui/utilities/buildFormState";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { keepRowsOfForm } from "../../admin/form-state.ts";
import { planPublication } from "../../plans/plan.ts";
import { importMap } from "./admin/importMap.js";

/** Replaces Payload's server function `form-state`. */
const answerFormState: typeof buildFormStateHandler = async (asked) =>
  keepRowsOfForm(await buildFormStateHandler(asked), asked.formState);

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { "form-state": answerFormState, "schedule-publish": planPublication },
  });
};

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
export default Layout;
