/// <reference types="astro/client" />
import type { Geolocation } from "./http/geolocation.ts";
import type { FormState } from "./forms/form-model.ts";
import type { Runtime } from "./process/runtime.ts";

declare global {
  namespace App {
    interface Locals {
      runtime: Runtime;
      requestId: string;
      /** A form that was sent to this page and comes back. */
      form?: FormState;
      /** The content service may show this page in a frame: a preview, or a slice on its own. */
      framed?: boolean;
      /** Where the visitor is; looked up only when asked. */
      visitor: () => Promise<Geolocation>;
    }
  }
}
