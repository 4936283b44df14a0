"use client";
/** The button that opens the search, with its key. */
import { SearchIcon } from "@payloadcms/ui";
import { use, useSyncExternalStore } from "react";
import { OpenSearchContext } from "./search-dialog.tsx";
import { useWords } from "./words.tsx";

const subscribe = () => () => undefined;
const readsMac = (): boolean => /^(?:Mac|iPhone|iPad)/.test(navigator.platform);
/** Returns whether the keyboard is one of a Mac. False on the server. */
export const useMac = (): boolean => useSyncExternalStore(subscribe, readsMac, () => false);

/** Renders the button. Renders nothing without the provider of the search. */
export function SearchButton() {
  const say = useWords();
  const open = use(OpenSearchContext);
  const isMac = useMac();
  if (open === null) return null;
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
      onClick={open}
    >
      <SearchIcon />
      <span className="search-button__label">{say("search.title")}</span>
      <kbd aria-hidden="true">{isMac ? "⌘" : say("search.ctrl")} K</kbd>
    </button>
  );
}
