/** Tests what an answer about the state of a form says of rows. */
import type { FormState } from "payload";
import { expect, it } from "vitest";
import { keepRowsOfForm } from "./form-state.ts";

const ANSWER: FormState = {
  title: { value: "Title" },
  slices: {
    value: 3,
    rows: [
      { id: "a", collapsed: true, blockType: "faq" },
      { id: "b", collapsed: false },
      { id: "c", collapsed: true },
    ],
  },
  "slices.0.items": { rows: [{ id: "d", collapsed: true }] },
};

it("does not close or open rows that the form has, also those it added without a state", () => {
  const sent: FormState = {
    slices: {
      rows: [
        { id: "a", collapsed: true },
        { id: "b", isLoading: true },
      ],
    },
  };
  expect(keepRowsOfForm({ state: ANSWER }, sent)).toEqual({
    state: {
      title: { value: "Title" },
      slices: {
        value: 3,
        rows: [{ id: "a", blockType: "faq" }, { id: "b" }, { id: "c", collapsed: true }],
      },
      "slices.0.items": { rows: [{ id: "d", collapsed: true }] },
    },
  });
  expect(ANSWER["slices"]?.rows?.[0]).toHaveProperty("collapsed", true);
});

it("states which rows are closed for a form that is drawn first", () => {
  expect(keepRowsOfForm({ state: ANSWER })).toEqual({ state: ANSWER });
  expect(keepRowsOfForm({ message: "Refused." })).toEqual({ message: "Refused." });
});
