"use client";
/** Tells whether the page handles clicks. */
import { useSyncExternalStore } from "react";

const subscribe = (): (() => void) => () => undefined;
/**
 * Returns false until the scripts of the page run. A button that is shown earlier is disabled until
 * then, because its click would be lost.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
