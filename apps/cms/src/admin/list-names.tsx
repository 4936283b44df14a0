"use client";
/** Provider that names the checkboxes of the rows of Payload's lists, which have none. */
import { useEffect, type ReactNode } from "react";
import type { Say } from "../labels/request-words.ts";
import { useWords } from "./words.tsx";

const BOXES = "input[type=checkbox]";

/** Names the checkboxes of all lists of the page, by the first text of their rows. */
function nameBoxes(say: Say): void {
  for (const row of document.querySelectorAll(".table tbody tr")) {
    const title = row.querySelector("td:not(.cell-_select)")?.textContent.trim() ?? "";
    const box = row.querySelector(`.cell-_select ${BOXES}`);
    const name = say("board.choose", { title });
    if (box && box.getAttribute("aria-label") !== name) box.setAttribute("aria-label", name);
  }
  const all = document.querySelector(`.table thead ${BOXES}`);
  const name = say("board.chooseAll");
  if (all && all.getAttribute("aria-label") !== name) all.setAttribute("aria-label", name);
}

export function ListNames({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  useEffect(() => {
    let frame = 0;
    function read(): void {
      frame = 0;
      nameBoxes(say);
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
