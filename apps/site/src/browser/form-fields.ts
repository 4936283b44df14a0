/** Reads the fields of a form from the page and validates their values. */
import {
  checkForm,
  isFieldKind,
  type FieldKind,
  type Problem,
  type Question,
} from "@orlaya/slices/form";
import type { Mistake } from "./form-answer.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of a form: its element, which also contains its error messages, and its control. */
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

/**
 * Returns the fields of a form in document order. Elements without a known kind or a control are
 * skipped.
 */
export function findFields(form: HTMLFormElement): readonly FormField[] {
  return [...form.querySelectorAll<HTMLElement>("[data-question]")].flatMap((box): FormField[] => {
    const kind = box.dataset["question"];
    const control = isFieldKind(kind) ? form.elements.namedItem(kind) : null;
    return isFieldKind(kind) && isControl(control) ? [{ kind, box, control }] : [];
  });
}

/** Returns the value as it is sent; empty for a checkbox that is not ticked. */
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

/** Returns the error message of a problem from the data attributes of the field. */
function describeProblem({ box }: FormField, problem: Problem): string {
  const { missing, wrong, long } = box.dataset;
  if (problem.name === "tooLong") return long ?? "";
  const isMissing = ["required", "choose", "consent"].includes(problem.name);
  return (isMissing ? missing : wrong) ?? "";
}

/**
 * Validates the values with the function that the server uses.
 * @returns the errors in the order of the fields
 */
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
