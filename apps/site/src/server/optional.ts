/** A call that may fail without taking the page down (spec §8): null and a warning. */
import { describeError } from "./log.ts";
import type { Runtime } from "./runtime.ts";

export async function optional<T>(
  runtime: Runtime,
  name: string,
  call: Promise<T>,
): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    runtime.log.warn(`${name} failed`, {
      error: describeError(error),
    });
    return null;
  }
}
