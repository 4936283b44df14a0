/** The questions of a form as they stand in the page, and what is wrong with their answers. */
import {
  checkForm,
  isFieldKind,
  type FieldKind,
  type Problem,
  type Question,
} from "@orlaya/slices/form";
import type { Mistake } from "./form-answer.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A question in the page: its element, which also holds the texts of its errors, and its control. */
export interface FormField {
  readonly kind: FieldKind;
  readonly box: HTMLElement;
  readonly control: Control;
}

function isControl(node: unknown): node is Control {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLSelectElement ||
    node instanceof HTMLTextAreaElement
  );
}

/** The questions of a form in their order. An element without a known kind or a control is left out. */
export function findFields(form: HTMLFormElement): readonly FormField[] {
  return [...form.querySelectorAll<HTMLElement>("[data-question]")].flatMap((box): FormField[] => {
    const kind = box.dataset["question"];
    const control = isFieldKind(kind) ? form.elements.namedItem(kind) : null;
    return isFieldKind(kind) && isControl(control) ? [{ kind, box, control }] : [];
  });
}

/** The answer as it is sent; empty for a box that is not ticked. */
export function readValue(control: Control): string {
  const isUnticked =
    control instanceof HTMLInputElement && control.type === "checkbox" && !control.checked;
  return isUnticked ? "" : control.value;
}

function readQuestion({ kind, control }: FormField): Question {
  const options =
    control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : [];
  return { kind, required: control.required, options: options.filter(Boolean) };
}

/** What is said of a problem, in the words that the page holds for the field. */
function describeProblem({ box }: FormField, problem: Problem): string {
  const { missing, wrong, long } = box.dataset;
  if (problem.name === "tooLong") return long ?? "";
  const isMissing = ["required", "choose", "consent"].includes(problem.name);
  return (isMissing ? missing : wrong) ?? "";
}

/** Checks the answers by the function that the server uses. Returns the mistakes in the order of the questions. */
export function checkFields(fields: readonly FormField[]): readonly Mistake[] {
  const checked = checkForm(
    fields.map(readQuestion),
    Object.fromEntries(fields.map(({ kind, control }) => [kind, readValue(control)])),
    Date.now(),
  );
  if (checked.kind === "valid") return [];
  return checked.problems.flatMap(({ kind, problem }) => {
    const field = fields.find((entry) => entry.kind === kind);
    return field ? [{ kind, message: describeProblem(field, problem) }] : [];
  });
}
