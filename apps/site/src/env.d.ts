/// <reference types="astro/client" />
import type { Search } from "@orlaya/finder/eligibility";
import type { Geolocation } from "./http/geolocation.ts";
import type { FormState } from "./forms/form-model.ts";
import type { Runtime } from "./process/runtime.ts";

declare global {
  namespace App {
    interface Locals {
      runtime: Runtime;
      requestId: string;
      /** State of a form that was sent to this page and is shown again. */
      form?: FormState;
      /**
       * Whether the content service may embed this page in a frame: a preview, or single slices.
       */
      framed?: boolean;
      /** Looks up the visitor's country. The lookup runs only when this is called. */
      visitor: () => Promise<Geolocation>;
      /** Counts a search without a result, when the visitor agreed to that. */
      countSearch?: (search: Search) => void;
    }
  }
}
