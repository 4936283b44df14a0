/**
 * Shows the errors of a form: beside its fields, and in a summary above the form with a link to
 * each field. The markup is copied from elements in the page.
 */
import type { Mistake } from "./form-answer.ts";
import type { FormField } from "./form-fields.ts";

/** The container of the messages, and the server-rendered markup that they are copied from. */
export interface MessageParts {
  readonly messages: Element;
  readonly summary: Element;
  readonly error: Element;
  /** Titles of the summary for 1, 2, … fields with errors. */
  readonly summaries: readonly string[];
}

/** Finds the message parts of a form. @returns null when the markup does not contain them */
export function findMessageParts(form: HTMLFormElement): MessageParts | null {
  const messages = form.querySelector("[data-messages]");
  const { firstElementChild: summary, lastElementChild: error } =
    form.querySelector("template")?.content ?? {};
  const summaries = JSON.parse(form.dataset["summaries"] ?? "[]") as string[];
  return messages && summary && error ? { messages, summary, error, summaries } : null;
}

function buildLine({ error }: MessageParts, text: string, id?: string): Element {
  const node = error.cloneNode(true) as Element;
  if (node.lastChild) node.lastChild.textContent = text;
  if (id) node.id = id;
  return node;
}

/** Shows an error beside a field in place of the previous one; null removes the error. */
export function showFieldError(
  parts: MessageParts,
  { box, control }: FormField,
  text: string | null,
): void {
  const id = `${control.id}-error`;
  document.getElementById(id)?.remove();
  const hint = document.getElementById(`${control.id}-hint`) ? `${control.id}-hint` : "";
  const ids = [hint, text === null ? "" : id].filter(Boolean).join(" ");
  if (ids) control.setAttribute("aria-describedby", ids);
  else control.removeAttribute("aria-describedby");
  if (text === null) {
    control.removeAttribute("aria-invalid");
    return;
  }
  control.setAttribute("aria-invalid", "true");
  const place = control.type === "checkbox" ? box : (box.firstElementChild ?? box);
  place.append(buildLine(parts, text, id));
}

function buildNotice(parts: MessageParts, text: string): HTMLElement {
  const box = document.createElement("div");
  box.tabIndex = -1;
  box.setAttribute("role", "alert");
  box.append(buildLine(parts, text));
  return box;
}

interface FieldError {
  readonly field: FormField;
  readonly message: string;
}

/** Builds an entry of the summary. A click focuses the field without changing the URL. */
function buildEntry(pattern: Element, { field, message }: FieldError): readonly Element[] {
  const item = pattern.cloneNode(true) as Element;
  const link = item.querySelector("a");
  if (!link) return [];
  link.href = `#${field.control.id}`;
  link.textContent = message;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    field.control.focus();
  });
  return [item];
}

function buildSummary(parts: MessageParts, errors: readonly FieldError[]): HTMLElement {
  const summary = parts.summary.cloneNode(true) as HTMLElement;
  const title = summary.querySelector("p")?.lastChild;
  if (title) title.textContent = parts.summaries[errors.length - 1] ?? "";
  const list = summary.querySelector("ul");
  const pattern = list?.firstElementChild;
  if (pattern) list.replaceChildren(...errors.flatMap((error) => buildEntry(pattern, error)));
  return summary;
}

/**
 * Shows the errors beside their fields and above the form, and focuses the first message above it.
 */
export function showMistakes(
  parts: MessageParts,
  fields: readonly FormField[],
  mistakes: readonly Mistake[],
  notice: string | null,
): void {
  const errors: FieldError[] = [];
  for (const field of fields) {
    const message = mistakes.find(({ kind }) => kind === field.kind)?.message;
    showFieldError(parts, field, message ?? null);
    if (message !== undefined) errors.push({ field, message });
  }
  const boxes = [
    ...(notice === null ? [] : [buildNotice(parts, notice)]),
    ...(errors.length === 0 ? [] : [buildSummary(parts, errors)]),
  ];
  parts.messages.replaceChildren(...boxes);
  boxes[0]?.focus();
}
