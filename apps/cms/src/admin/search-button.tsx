"use client";
/** The button that opens the search, with its key. */
import { SearchIcon } from "@payloadcms/ui";
import { use } from "react";
import { OpenSearchContext } from "./search-dialog.tsx";
import { useMac } from "./use-mac.ts";
import { useWords } from "./words.tsx";

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
