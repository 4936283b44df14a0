"use client";
/**
 * The dialog of the search, which Ctrl K or ⌘ K opens on every page of the admin. An editable
 * combobox of the ARIA Authoring Practices whose options are links.
 */
import { useAuth } from "@payloadcms/ui";
import {
  createContext,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import type { VisibleEntities } from "./use-places.ts";
import { SearchPanel } from "./search-panel.tsx";
import "./search.css";
import { useWords } from "./words.tsx";

/** Opens the search. Null outside the provider, and while nobody is logged in. */
export const OpenSearchContext = createContext<(() => void) | null>(null);

/** Whether a key press is Ctrl K or ⌘ K. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Calls `open` on the shortcut, before any field or editor of the page reads the key. */
function useShortcut(open: (() => void) | null): void {
  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      open?.();
    }
    window.addEventListener("keydown", onKeyDown, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
    };
  }, [open]);
}

/**
 * Closes the dialog after a click on a link opens its page in this tab. The question about unsaved
 * changes stops the click before React sees it, and must not be behind the dialog.
 */
function useCloseOnOpening(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
      if (!dialog.current?.contains(target) || !target.closest("a")) return;
      setTimeout(() => dialog.current?.close());
    }
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("click", onClick, true);
    };
  }, [dialog]);
}

/** Renders the page with the dialog of the search. */
export function SearchDialogProvider({
  visible,
  children,
}: {
  readonly visible: VisibleEntities;
  readonly children: ReactNode;
}) {
  const say = useWords();
  const { user } = useAuth();
  const isLoggedIn = Boolean(user);
  const dialog = useRef<HTMLDialogElement>(null);
  /** Number of times that the dialog was opened; null while it is closed. */
  const [opening, setOpening] = useState<number | null>(null);
  const openings = useRef(0);
  const show = useCallback(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    openings.current += 1;
    setOpening(openings.current);
  }, []);
  const open = isLoggedIn ? show : null;
  useShortcut(open);
  useCloseOnOpening(dialog);
  return (
    <OpenSearchContext value={open}>
      {children}
      {isLoggedIn ? (
        <dialog
          ref={dialog}
          className="search"
          aria-label={say("search.title")}
          onClose={() => {
            setOpening(null);
          }}
          onMouseDown={({ target, currentTarget }) => {
            // Only the backdrop has the dialog itself as its target.
            if (target === currentTarget) currentTarget.close();
          }}
        >
          <SearchPanel visible={visible} opening={opening} />
        </dialog>
      ) : null}
    </OpenSearchContext>
  );
}
