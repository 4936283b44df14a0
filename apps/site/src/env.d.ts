/// <reference types="astro/client" />
import type { Runtime } from './server/runtime.ts';

declare global {
  namespace App {
    interface Locals {
      runtime: Runtime;
      requestId: string;
    }
  }
}
