"use client";
/**
 * Connects the form with the live preview: a clicked slice opens in the form, the edited slice is
 * marked in the preview, and the preview follows what is typed before it is saved.
 */
import {
  buildDraftChange,
  buildSliceEdit,
  isPreviewLost,
  readSliceClick,
} from "@orlaya/contract/live-preview";
import { useAllFormFields, useDocumentInfo, useForm, useLivePreviewContext } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useCallback, useEffect, useRef } from "react";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useReveal } from "./reveal-field.ts";

const PATH = "slices";
/** Pause after a keystroke, in ms, before the preview follows. */
const PAUSE_MS = 120;

/** Renders nothing. */
export function LivePreview() {
  const { isLivePreviewing } = useLivePreviewContext();
  const { id } = useDocumentInfo();
  return isLivePreviewing && id !== undefined ? <Connection /> : null;
}

function Connection() {
  const send = useSend();
  useClicks();
  useEditedSlice(send);
  useChanges(send);
  return null;
}

type Send = (message: object) => void;

/** Returns a function that sends a message to the window of the preview. */
function useSend(): Send {
  const { iframeRef, popupRef, previewWindowType, url } = useLivePreviewContext();
  return useCallback(
    (message) => {
      if (!url) return;
      const target =
        previewWindowType === "popup" ? popupRef?.current : iframeRef.current?.contentWindow;
      target?.postMessage(message, new URL(url).origin);
    },
    [iframeRef, popupRef, previewWindowType, url],
  );
}

/** Opens the slice that the person clicks, and loads the preview again when its page has moved. */
function useClicks(): void {
  const { iframeRef, url } = useLivePreviewContext();
  const { getFields } = useForm();
  const { revealRow } = useReveal();
  useEffect(() => {
    function onMessage({ data, origin, source }: MessageEvent<unknown>): void {
      const frame = iframeRef.current;
      if (!frame || !url || source !== frame.contentWindow || origin !== new URL(url).origin)
        return;
      if (isPreviewLost(data)) frame.src = url;
      const slice = readSliceClick(data);
      const index = (getFields()[PATH]?.rows ?? []).findIndex(({ id }) => id === slice);
      if (index !== -1) revealRow({ list: PATH, index });
    }
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
    };
  }, [getFields, iframeRef, revealRow, url]);
}

/** Returns the number of the slice around an element of the form; null outside of slices. */
function findSliceRow(element: EventTarget | null): number | null {
  const row = element instanceof Element ? element.closest(`[id^="${PATH}-row-"]`) : null;
  const [, number] = /^slices-row-(\d+)$/.exec(row?.id ?? "") ?? [];
  return number === undefined ? null : Number(number);
}

/** Tells the preview in which slice the focus is. */
function useEditedSlice(send: Send): void {
  const { getFields } = useForm();
  useEffect(() => {
    let last = "";
    function onFocus({ target }: FocusEvent): void {
      const number = findSliceRow(target);
      const id = number === null ? undefined : getFields()[PATH]?.rows?.[number]?.id;
      if (id === undefined || id === last) return;
      last = id;
      send(buildSliceEdit(id));
    }
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
    };
  }, [getFields, send]);
}

/**
 * Sends the values of the form to the service when they change, then tells the preview to load them.
 * One request at a time: the last values are sent at the end.
 */
function useChanges(send: Send): void {
  const ask = useAsk();
  const { url } = useLivePreviewContext();
  const { collectionSlug = "", id = "", lastUpdateTime } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const sent = useRef<string | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const timer = setTimeout(() => {
      queue.current = queue.current.then(async () => {
        const values: unknown = reduceFieldsToValues(fields, true);
        const written = JSON.stringify(values);
        const isFirst = sent.current === null;
        if (sent.current === written) return;
        sent.current = written;
        if (isFirst || !url) return;
        const path = endpointPaths.previewAction(collectionSlug, id, "unsaved");
        const token = new URL(url).searchParams.get("token");
        const answer = await ask(path, { method: "POST", body: { token, values } });
        // A failed request is not shown: the preview follows when the document is saved.
        if (answer.ok) send(buildDraftChange());
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ask, collectionSlug, fields, id, send, url]);
  useEffect(() => {
    send(buildDraftChange());
  }, [lastUpdateTime, send]);
}
