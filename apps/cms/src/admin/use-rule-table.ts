"use client";
/** Loads the table of the rules, and shows it with the edits of the set and those not sent yet. */
import {
  applyTableEdits,
  buildRuleRows,
  createRuleNames,
  unpackTables,
  type RuleEdit,
  type RuleRow,
  type RuleTables,
  type TableContext,
} from "@orlaya/finder/rule-table";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import type { ShownRuleTable } from "../rule-table/shapes.ts";
import { useAsk, type Asked } from "./ask.ts";
import { recallTable, rememberTable } from "./table-memory.ts";
import { useAccountId } from "./use-account.ts";
import { useRuleQueue, type RuleQueue } from "./use-rule-queue.ts";

/** The table, ready to be shown. */
export interface TableModel {
  readonly shown: ShownRuleTable;
  /** The live tables, and the tables with all edits. */
  readonly live: RuleTables;
  readonly now: RuleTables;
  readonly rows: readonly RuleRow[];
  /** Names and words of the tables with all edits. */
  readonly context: TableContext;
}
export interface RuleTableState {
  readonly answer: Asked<ShownRuleTable> | null;
  readonly model: TableModel | null;
  readonly set: string;
  readonly chooseSet: (id: string) => void;
  readonly queue: RuleQueue;
  /** Edits that wait for the choice of a set. */
  readonly homeless: readonly RuleEdit[] | null;
  readonly put: (edits: readonly RuleEdit[]) => void;
  /** Puts the edits that wait into a set; gives them up without one. */
  readonly settle: (set: string | null) => void;
  /** Loads the table again. */
  readonly reload: () => void;
}

function useAnswer(set: string) {
  const ask = useAsk();
  const [answer, setAnswer] = useState<Asked<ShownRuleTable> | null>(null);
  const reload = useCallback(() => {
    const leaving = new AbortController();
    void ask<ShownRuleTable>(endpointPaths.ruleTable(set), { signal: leaving.signal }).then(
      (asked) => {
        // A failed request keeps the table that is shown.
        if (!leaving.signal.aborted) setAnswer((last) => (asked.ok || !last?.ok ? asked : last));
      },
    );
    return leaving;
  }, [ask, set]);
  useEffect(() => {
    const leaving = reload();
    return () => {
      leaving.abort();
    };
  }, [reload]);
  return { answer, reload };
}

function useModel(
  answer: Asked<ShownRuleTable> | null,
  pending: readonly Omit<RuleEdit, "seen">[],
): TableModel | null {
  const shown = answer?.ok ? answer.body : null;
  const live = useMemo(() => shown && unpackTables(shown.tables), [shown]);
  return useMemo(() => {
    if (!shown || !live) return null;
    const now = applyTableEdits(applyTableEdits(live, shown.edits), pending);
    const context = { tables: now, names: createRuleNames(now, shown.words), words: shown.words };
    return { shown, live, now, rows: buildRuleRows(live, now), context };
  }, [shown, live, pending]);
}

/** Whether a recalled set is not shown: the first answer failed, or the set is decided. */
function isGivenUp(answer: Asked<ShownRuleTable> | null, own: ShownRuleTable["set"]): boolean {
  if (answer?.ok === false) return true;
  return own?.state === "live" || own?.state === "withdrawn";
}

/** Keeps the chosen set for the tab, and gives up a recalled set that is decided or gone. */
function useRecalledSet(
  account: string,
  first: string,
  set: string,
  answer: Asked<ShownRuleTable> | null,
  chooseSet: (id: string) => void,
): void {
  const choose = useRef(chooseSet);
  useEffect(() => {
    choose.current = chooseSet;
  });
  // An answer stays until the one about the set that is chosen now.
  const own = answer?.ok && answer.body.set?.id === set ? answer.body.set : null;
  const isDecided = isGivenUp(answer, own);
  // The address names the recalled set, so that a reload and a copied address lead to it.
  const isRecalled = first === "" && own !== null && !isDecided;
  useEffect(() => {
    if (first === "" && set !== "" && isDecided) choose.current("");
    else rememberTable(account, { set });
  }, [account, first, set, isDecided]);
  useEffect(() => {
    if (isRecalled) window.history.replaceState(null, "", adminPaths.finderTable(set));
  }, [isRecalled, set]);
}

export function useRuleTable(first: string): RuleTableState {
  const account = useAccountId();
  const [set, setSet] = useState(() => (first === "" ? recallTable(account).set : first));
  const [homeless, setHomeless] = useState<readonly RuleEdit[] | null>(null);
  const { answer, reload } = useAnswer(set);
  const onSent = useCallback(() => void reload(), [reload]);
  const queue = useRuleQueue(set, onSent);
  // Sent edits are shown until the table that contains them is loaded.
  const [sent, setSent] = useState<readonly Omit<RuleEdit, "seen">[]>([]);
  useEffect(() => {
    setSent([]);
  }, [answer, set]);
  // Edits whose set was chosen just now, until its queue has them.
  const [moved, setMoved] = useState<readonly RuleEdit[] | null>(null);
  const pending = useMemo(
    () => [...sent, ...queue.waiting.flat(), ...(homeless ?? []), ...(moved ?? [])],
    [sent, queue.waiting, homeless, moved],
  );
  const model = useModel(answer, pending);
  function chooseSet(id: string): void {
    setSet(id);
    rememberTable(account, { set: id });
    window.history.replaceState(null, "", adminPaths.finderTable(id));
  }
  useRecalledSet(account, first, set, answer, chooseSet);
  const { add: enqueue } = queue;
  const add = useCallback(
    (edits: readonly RuleEdit[]) => {
      setSent((last) => [...last, ...edits]);
      enqueue(edits);
    },
    [enqueue],
  );
  useEffect(() => {
    // The queue belongs to the set that was chosen just now.
    if (moved === null || set === "") return;
    setMoved(null);
    add(moved);
  }, [moved, set, add]);
  return {
    ...{ answer, model, set, chooseSet, queue, homeless, reload },
    put: (edits) => {
      if (edits.length === 0) return;
      if (set !== "" && model?.shown.set?.mayEdit === true) add(edits);
      else setHomeless([...(homeless ?? []), ...edits]);
    },
    settle: (id) => {
      if (id !== null && homeless !== null) {
        setMoved(homeless);
        chooseSet(id);
      }
      setHomeless(null);
    },
  };
}
