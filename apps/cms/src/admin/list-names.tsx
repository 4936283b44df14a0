"use client";
/**
 * Provider that names the checkboxes and the arrows of Payload's lists, which have no names, and
 * takes the arrows of its selection fields out of the order of the Tab key.
 */
import { useEffect, type ReactNode } from "react";
import type { Say } from "../labels/request-words.ts";
import { useWords } from "./words.tsx";

const BOXES = "input[type=checkbox]";

function setName(element: Element | null | undefined, name: string): void {
  if (element && element.getAttribute("aria-label") !== name)
    element.setAttribute("aria-label", name);
}

/** Names the checkboxes of all lists of the page by the first text of their rows, and the arrows. */
function nameControls(say: Say): void {
  for (const row of document.querySelectorAll(".table tbody tr")) {
    const title = row.querySelector("td:not(.cell-_select)")?.textContent.trim() ?? "";
    setName(row.querySelector(`.cell-_select ${BOXES}`), say("board.choose", { title }));
  }
  setName(document.querySelector(`.table thead ${BOXES}`), say("board.chooseAll"));
  for (const arrow of document.querySelectorAll(".paginator .clickable-arrow")) {
    const isNext = arrow.classList.contains("clickable-arrow--right");
    setName(arrow, say(isNext ? "board.next" : "board.previous"));
  }
}

/** The arrow of a selection field is hidden from screen readers, and the field opens by keyboard. */
function skipArrows(): void {
  for (const arrow of document.querySelectorAll<HTMLElement>("button.dropdown-indicator"))
    if (arrow.tabIndex !== -1) arrow.tabIndex = -1;
}

export function ListNames({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  useEffect(() => {
    let frame = 0;
    function read(): void {
      frame = 0;
      nameControls(say);
      skipArrows();
    }
    function schedule(): void {
      if (frame === 0) frame = requestAnimationFrame(read);
    }
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    schedule();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [say]);
  return children;
}
