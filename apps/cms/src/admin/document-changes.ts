"use client";
/** Tells the panels of a document about a change that is no save of the form. */
import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";

const changes = new EventTarget();
const CHANGE = "change";

/** Makes the panels of the open document load again: it was approved, planned or translated. */
export function announceChange(): void {
  changes.dispatchEvent(new Event(CHANGE));
}

/**
 * Returns a text that differs after each save, revert, review and plan of the open document. Panels
 * load again when it differs.
 */
export function useDocumentChanges(): string {
  const { lastUpdateTime, unpublishedVersionCount, versionCount } = useDocumentInfo();
  const [count, setCount] = useState(0);
  useEffect(() => {
    function add(): void {
      setCount((now) => now + 1);
    }
    changes.addEventListener(CHANGE, add);
    return () => {
      changes.removeEventListener(CHANGE, add);
    };
  }, []);
  return [lastUpdateTime, versionCount, unpublishedVersionCount, count].join(" ");
}
