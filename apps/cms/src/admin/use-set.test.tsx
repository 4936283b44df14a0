// @vitest-environment happy-dom
/** The view of a set compares it again when an obstacle may be gone, and waits for the answer. */
import { getAdminMessages } from "@orlaya/messages/admin";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endpointPaths } from "../names/paths.ts";
import type { SetEffect, ShownSet } from "../sets/shapes.ts";
import { SetActions } from "./set-actions.tsx";
import { useSet } from "./use-set.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const say = getAdminMessages("en");
const { ask } = vi.hoisted(() => ({ ask: vi.fn<(path: string) => Promise<unknown>>() }));
vi.mock("./ask.ts", () => ({ useAsk: () => ask }));
vi.mock("./words.tsx", async () => {
  const { getAdminMessages: get } = await import("@orlaya/messages/admin");
  return { useWords: () => get("en") };
});
vi.mock("./set-effect.tsx", () => ({ OBSTACLES: "obstacles", TEXTS: "texts" }));
vi.mock("./zoned-time-fields.tsx", () => ({
  ZonedTimeFields: () => null,
  readZonedTime: () => ({}),
}));
vi.mock("next/navigation.js", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("@payloadcms/ui", () => ({
  toast: { error: vi.fn(), success: vi.fn() },
  useAuth: () => ({ user: { id: "1", role: "admin", email: "ana@example.com" } }),
  Button: (given: { disabled?: boolean; onClick?: () => void; children: ReactNode }) => (
    <button type="button" disabled={given.disabled} onClick={given.onClick}>
      {given.children}
    </button>
  ),
}));

const set = {
  ...{ id: "s", state: "draft", people: ["ana@example.com"], edits: [{ key: "rules 1" }] },
  ...{ conflicts: [], comments: [], approval: null, undoneBy: null, fingerprint: "f" },
  abilities: ["edit", "publish", "plan"],
} as unknown as ShownSet;

let root: Root;
let stored: ShownSet;
let refusals: readonly object[];
let answers: Map<string, () => void>;
let isHeld: boolean;
let reload: () => void;
beforeEach(() => {
  [stored, refusals, isHeld] = [set, [{}], false];
  answers = new Map();
  ask.mockReset();
  ask.mockImplementation((path) => {
    if (path === endpointPaths.set("s")) return Promise.resolve({ ok: true, body: stored });
    const body = { refusals, needsApproval: false, texts: null } as unknown as SetEffect;
    if (!isHeld) return Promise.resolve({ ok: true, body });
    return new Promise((resolve) => {
      answers.set(path, () => {
        resolve({ ok: true, body });
      });
    });
  });
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

function View() {
  const state = useSet(set);
  ({ reload } = state);
  return <SetActions state={state} />;
}
async function show(): Promise<void> {
  await act(async () => {
    root.render(<View />);
    await Promise.resolve();
  });
}
const findButton = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);

it("offers the publication as soon as the answer after an agreement has no obstacle", async () => {
  await show();
  expect(findButton(say("set.publish"))).toBeUndefined();
  // An agreement is stored for the data, and does not change the set.
  refusals = [];
  await act(async () => {
    reload();
    await Promise.resolve();
  });
  expect(findButton(say("set.publish"))?.disabled).toBe(false);
});

it("compares again when the tab is shown again and there are obstacles", async () => {
  await show();
  refusals = [];
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  });
  expect(findButton(say("set.publish"))?.disabled).toBe(false);
  const count = ask.mock.calls.length;
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  });
  expect(ask.mock.calls).toHaveLength(count);
});

it("disables what decides, also the plan, until the pages are compared", async () => {
  [isHeld, refusals] = [true, []];
  await show();
  const decides = [say("set.publish"), say("set.plan")];
  const isDisabled = () => decides.map((label) => findButton(label)?.disabled);
  expect(isDisabled()).toEqual([true, true]);
  expect(document.body.textContent).toContain(say("set.comparing"));
  for (const [isComplete, expected] of [
    [false, true],
    [true, false],
  ] as const) {
    await act(async () => {
      answers.get(endpointPaths.setEffect("s", isComplete))?.();
      await Promise.resolve();
    });
    expect(isDisabled()).toEqual([expected, expected]);
  }
});

it("does not wait again after a comment", async () => {
  refusals = [];
  await show();
  [isHeld, stored] = [true, { ...set, changedAt: "later" }];
  ask.mockResolvedValueOnce({ ok: true, body: stored });
  await act(async () => {
    findButton(say("set.publish"))?.click();
    await Promise.resolve();
  });
  expect(findButton(say("set.publish"))?.disabled).toBe(false);
});
