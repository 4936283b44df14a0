"use client";
/**
 * Buttons that comment at a field. A field gets one while it has the focus or the pointer is over
 * it, and keeps it while it has open comments. In a form that the person cannot edit, every field
 * has one, because its controls take no focus.
 */
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownThread } from "../approval/shapes.ts";
import { CommentDialog } from "./comment-dialog.tsx";
import { toFormPath, toStoredPath } from "./field-paths.ts";
import { findLabel, listLabels, readPath } from "./show-field.ts";
import type { ReviewState } from "./use-review.ts";
import { useWords } from "./words.tsx";

type Label = HTMLLabelElement;

/** Returns the labels of the fields with the focus and under the pointer. */
function useActiveLabels(): readonly Label[] {
  const [focused, setFocused] = useState<Label | null>(null);
  const [hovered, setHovered] = useState<Label | null>(null);
  useEffect(() => {
    function find(target: EventTarget | null): Label | null {
      return target instanceof Element && target.closest(".document-fields")
        ? findLabel(target)
        : null;
    }
    function onFocus({ target }: Event): void {
      setFocused(find(target));
    }
    function onPointer({ target }: Event): void {
      setHovered(find(target));
    }
    // The review is loaded after the form, so a field can have the focus already.
    setFocused(find(document.activeElement));
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerover", onPointer);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerover", onPointer);
    };
  }, []);
  return [focused, hovered].filter((label) => label !== null);
}

/** Returns the labels that the page contains, again when the form opens or closes a part. */
function useLabels(): readonly Label[] {
  const [labels, setLabels] = useState<readonly Label[]>([]);
  useEffect(() => {
    let frame = 0;
    function read(): void {
      frame = 0;
      const found = listLabels();
      setLabels((before) =>
        before.length === found.length && found.every((label, at) => label === before[at])
          ? before
          : found,
      );
    }
    function schedule(): void {
      if (frame === 0) frame = requestAnimationFrame(read);
    }
    const form = document.querySelector(".document-fields");
    const observer = new MutationObserver(schedule);
    if (form) observer.observe(form, { childList: true, subtree: true });
    schedule();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return labels;
}

function readName(label: Label): string {
  return [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.matches(".required")))
    .map(({ textContent }) => textContent ?? "")
    .join("")
    .trim();
}

/** A field with its button. */
interface Marked {
  readonly path: string;
  readonly name: string;
  readonly field: Element;
  readonly count: number;
  /** Whether the button is an icon until the pointer or the focus is on it. */
  readonly isQuiet: boolean;
}
/** Least width in px of a field whose button has words beside the label. */
const WIDE = 220;

/** Lists the fields that have a button. */
function useMarked(threads: readonly ShownThread[]): readonly Marked[] {
  const { getFields } = useForm();
  const { hasSavePermission } = useDocumentInfo();
  const active = useActiveLabels();
  const labels = useLabels();
  const form = getFields();
  const counts = new Map(
    threads.map(({ comments, path }) => [toFormPath(form, path) ?? "", comments.length]),
  );
  return labels.flatMap((label): readonly Marked[] => {
    const formPath = readPath(label);
    const count = counts.get(formPath) ?? 0;
    const isActive = active.includes(label);
    if (count === 0 && hasSavePermission !== false && !isActive) return [];
    const path = toStoredPath(form, formPath);
    const field = label.closest(".field-type");
    if (path === null || !field) return [];
    const isQuiet = count === 0 && (!isActive || field.clientWidth < WIDE);
    return [{ path, name: readName(label), field, count, isQuiet }];
  });
}

function CommentButton({
  marked: { count, isQuiet, name },
  onOpen,
}: {
  readonly marked: Marked;
  readonly onOpen: () => void;
}) {
  const say = useWords();
  const comments = say("review.commentCount", { count });
  return (
    <button
      type="button"
      className={`field-comment${count > 0 ? " field-comment--open" : ""}${isQuiet ? " field-comment--quiet" : ""}`}
      aria-label={
        count > 0
          ? say("review.commentsOf", { field: name, comments })
          : say("review.commentOn", { field: name })
      }
      onClick={onOpen}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
        <path
          d="M4 4h12v9H9l-3.5 3V13H4z"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span>{count > 0 ? comments : say("review.comment")}</span>
    </button>
  );
}

export function FieldComments({
  threads,
  act,
  isSending,
}: Pick<ReviewState, "act" | "isSending"> & { readonly threads: readonly ShownThread[] }) {
  const marked = useMarked(threads);
  const [opened, setOpened] = useState<Pick<Marked, "path" | "name"> | null>(null);
  /** What was typed and not sent, by the path of the field. */
  const typed = useRef(new Map<string, string>());
  return (
    <>
      {marked.map((field) =>
        createPortal(
          <CommentButton
            marked={field}
            onOpen={() => {
              setOpened(field);
            }}
          />,
          field.field,
          field.path,
        ),
      )}
      {opened === null ? null : (
        <CommentDialog
          name={opened.name}
          comments={threads.find(({ path }) => path === opened.path)?.comments ?? []}
          typed={typed.current.get(opened.path) ?? ""}
          isSending={isSending}
          onType={(text) => {
            typed.current.set(opened.path, text);
          }}
          onSend={(text) => act("comment", { path: opened.path, text })}
          onResolve={() => act("resolve", { path: opened.path })}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}
