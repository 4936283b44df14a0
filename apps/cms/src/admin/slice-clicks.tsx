"use client";
/** Opens the form of a slice that the person clicks in the live preview. */
import { readSliceClick } from "@orlaya/contract/slice-click";
import { useForm, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";
import { useReveal } from "./reveal-field.ts";

const PATH = "slices";

/** Listens to the live preview of a document. Renders nothing. */
export function SliceClicks() {
  const { iframeRef } = useLivePreviewContext();
  const { getFields } = useForm();
  const { revealRow } = useReveal();
  useEffect(() => {
    function onMessage({ data, origin, source }: MessageEvent<unknown>): void {
      const frame = iframeRef.current;
      if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
      const slice = readSliceClick(data);
      const index = (getFields()[PATH]?.rows ?? []).findIndex(({ id }) => id === slice);
      if (index !== -1) revealRow({ list: PATH, index });
    }
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
    };
  }, [getFields, iframeRef, revealRow]);
  return null;
}
