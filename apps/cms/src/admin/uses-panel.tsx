"use client";
/**
 * Panel of a form: where the document is used. Shows its own dialog instead of Payload's questions
 * before the document is taken down or deleted.
 */
import { useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useCallback, useEffect, useId, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import type { TakeDownAct, Uses } from "../uses/shapes.ts";
import { useAsk } from "./ask.ts";
import { TakeDownDialog } from "./take-down-dialog.tsx";
import { UseList } from "./use-list.tsx";
import { useWords } from "./words.tsx";
import "./languages.css";
import "./uses.css";

/** Uses that the panel shows at once. */
const SHOWN = 3;

/** Loads the uses, again when the document goes live or is taken down. */
function useUses() {
  const ask = useAsk();
  const { collectionSlug, hasPublishedDoc, id, isTrashed } = useDocumentInfo();
  const [uses, setUses] = useState<Uses | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<Uses | null> => {
      if (id === undefined || collectionSlug === undefined || isTrashed) return null;
      const path = endpointPaths.uses(collectionSlug, id);
      const answer = await ask<Uses>(path, signal ? { signal } : {});
      // A failed request is not shown: the document can be edited without the panel.
      if (answer.ok && signal?.aborted !== true) setUses(answer.body);
      return answer.ok ? answer.body : null;
    },
    [ask, collectionSlug, id, isTrashed],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => {
      leaving.abort();
    };
  }, [hasPublishedDoc, load]);
  return { uses, load };
}

const ITEMS = { "action-unpublish": "unpublish", "action-delete": "delete" } as const;
/** Panels in the page. A document in a drawer lies above the one that opened it. */
const panels: object[] = [];

/** Opens the dialog instead of Payload's when the person chooses to take down or to delete. */
function useMenuItems(open: (item: "unpublish" | "delete") => void): void {
  useEffect(() => {
    const panel = {};
    panels.push(panel);
    function onClick(event: MouseEvent): void {
      const item = event.target instanceof Element ? event.target.closest("button")?.id : "";
      if (panels.at(-1) !== panel || (item !== "action-unpublish" && item !== "action-delete"))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Closes the menu of the item.
      event.target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      open(ITEMS[item]);
    }
    document.addEventListener("click", onClick, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      panels.splice(panels.indexOf(panel), 1);
    };
  }, [open]);
}

/** Returns the acts among which a person chooses after an item of the menu. */
function useActs(item: "unpublish" | "delete" | null): readonly TakeDownAct[] {
  const { collectionSlug, hasDeletePermission, hasTrashPermission } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  if (item !== "delete") return item === null ? [] : [item];
  const config = getEntityConfig({ collectionSlug: collectionSlug ?? "" });
  const hasBin = config.trash && hasTrashPermission === true;
  return [
    ...(hasBin ? (["bin"] as const) : []),
    ...(!hasBin || hasDeletePermission === true ? (["delete"] as const) : []),
  ];
}

export function UsesPanel() {
  const say = useWords();
  const title = useId();
  const { id, isTrashed } = useDocumentInfo();
  const { uses, load } = useUses();
  const [item, setItem] = useState<"unpublish" | "delete" | null>(null);
  useMenuItems(setItem);
  const acts = useActs(item);
  if (id === undefined || isTrashed) return null;
  return (
    <>
      {uses === null ? null : (
        <section className="languages uses" aria-labelledby={title}>
          <h3 id={title}>{say("uses.title")}</h3>
          {uses.total === 0 ? (
            <p className="languages-quiet">{say("uses.none")}</p>
          ) : (
            <>
              <p className="languages-quiet">
                {say("uses.total", { total: uses.total, live: uses.live })}
              </p>
              <UseList uses={uses.uses} total={uses.total} shown={SHOWN} />
            </>
          )}
          <Move uses={uses} />
        </section>
      )}
      {acts.length > 0 ? (
        <TakeDownDialog
          acts={acts}
          load={load}
          onClose={() => {
            setItem(null);
          }}
        />
      ) : null}
    </>
  );
}

/** States what moves when the address changes. */
function Move({ uses: { below, path } }: { readonly uses: Uses }) {
  const say = useWords();
  const draftPath = useFormFields(([fields]) => fields["path"]?.value);
  const hasMoved = path !== "" && typeof draftPath === "string" && draftPath !== path;
  return (
    <>
      {hasMoved ? <p className="uses-notice">{say("uses.move", { path })}</p> : null}
      {below > 0 ? <p className="languages-quiet">{say("uses.below", { count: below })}</p> : null}
    </>
  );
}
