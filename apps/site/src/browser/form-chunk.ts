/**
 * Enhances a form: shows errors beside their fields during input, shows that the form is being
 * sent, ignores a second click, and keeps all input after a failure. Fields are validated by the
 * same function as on the server.
 */
import { navigate } from "astro:transitions/client";
import { readFormAnswer, type Again, type FormAnswer } from "./form-answer.ts";
import { checkFields, findFields, readValue, type FormField } from "./form-fields.ts";
import {
  findMessageParts,
  showFieldError,
  showMistakes,
  type MessageParts,
} from "./form-messages.ts";

/** Minimum time for which the sending state is shown, so that it does not flicker (spec §9). */
const SHOWN_MS = 200;
const TIME_LIMIT_MS = 15_000;

/**
 * Focuses the thank-you message, and dispatches `form:confirmed` for analytics with the key of the
 * form but none of its values. The event is dispatched once, and only when the visitor comes from
 * the form, with or without its script. Going back to the URL shows the form again, and a URL that
 * was typed dispatches no event.
 */
function confirmed(thanks: HTMLElement): void {
  const { sent, ...state } = (history.state ?? {}) as { readonly sent?: unknown };
  const came =
    sent === true || document.referrer.split("?")[0] === location.origin + location.pathname;
  thanks.focus({ preventScroll: true });
  thanks.scrollIntoView({ block: "center", behavior: "instant" });
  if (came)
    document.dispatchEvent(
      new CustomEvent("form:confirmed", {
        detail: { label: thanks.dataset["form"] ?? "-", module: "form" },
      }),
    );
  history.replaceState(state, "", location.pathname);
}

/** Resolved while no pointer is pressed. The target of a press must not move before its click. */
let released: Promise<unknown> = Promise.resolve();
document.addEventListener(
  "pointerdown",
  () => {
    released = new Promise((resolve) => {
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, resolve, { once: true });
    });
  },
  { capture: true },
);

/** The submit button of a form, which shows whether the form is being sent. */
interface SendButton {
  readonly isBusy: () => boolean;
  readonly setBusy: (busy: boolean) => void;
}
function createSendButton(form: HTMLFormElement, button: HTMLButtonElement): SendButton {
  const label = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  const words = label?.textContent ?? "";
  return {
    isBusy: () => button.getAttribute("aria-busy") === "true",
    setBusy(busy) {
      if (label) label.textContent = busy ? (form.dataset["sending"] ?? words) : words;
      if (busy) button.setAttribute("aria-busy", "true");
      else button.removeAttribute("aria-busy");
    },
  };
}

/**
 * Sends the values of the form.
 * @returns the response, or the not-sent message after any failure
 */
async function sendForm(form: HTMLFormElement): Promise<FormAnswer> {
  const notice = form.dataset["notSent"] ?? "";
  const failed: Again = { kind: "again", errors: [], notice, token: null };
  try {
    const given = [...new FormData(form)].filter(([, value]) => typeof value === "string");
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(given)),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return readFormAnswer(await response.json()) ?? failed;
  } catch {
    return failed;
  }
}

interface EnhancedForm {
  readonly form: HTMLFormElement;
  readonly fields: readonly FormField[];
  readonly parts: MessageParts;
  readonly button: SendButton;
}

async function submit({ form, fields, parts, button }: EnhancedForm): Promise<void> {
  button.setBusy(true);
  const [answer] = await Promise.all([
    sendForm(form),
    new Promise((resolve) => {
      setTimeout(resolve, SHOWN_MS);
    }),
  ]);
  // The visitor has left the page in the meantime.
  if (!form.isConnected) return;
  if (answer.kind === "sent") {
    await navigate(answer.to, { state: { sent: true } });
    return;
  }
  button.setBusy(false);
  const token = form.elements.namedItem("token");
  if (answer.token && token instanceof HTMLInputElement) token.value = answer.token;
  showMistakes(parts, fields, answer.errors, answer.notice);
}

/**
 * Validates a field that lost the focus. An empty field without an error is skipped. The error of a
 * corrected field is removed.
 */
function checkLeftField({ parts }: EnhancedForm, field: FormField): void {
  if (readValue(field.control) === "" && !field.control.hasAttribute("aria-invalid")) return;
  showFieldError(parts, field, checkFields([field])[0]?.message ?? null);
}

/** Enhances a form, or its thank-you message. A second call for the same element does nothing. */
export function enhanceForm(element: HTMLElement): void {
  if (element.dataset["taken"] !== undefined) return;
  element.dataset["taken"] = "";
  if (!(element instanceof HTMLFormElement)) {
    confirmed(element);
    return;
  }
  const form = element;
  const fields = findFields(form);
  const parts = findMessageParts(form);
  const submitButton = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!parts || !submitButton) return;
  const enhanced = { form, fields, parts, button: createSendButton(form, submitButton) };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (enhanced.button.isBusy()) return;
    const mistakes = checkFields(fields);
    showMistakes(parts, fields, mistakes, null);
    if (mistakes.length === 0) void submit(enhanced);
  });
  form.addEventListener("focusout", ({ target }) => {
    const field = fields.find(({ control }) => control === target);
    // An error that appears or disappears moves the button below it. Waiting for the pointer and
    // for a new task lets the browser dispatch the click first.
    if (field)
      void released.then(() => {
        setTimeout(checkLeftField, 0, enhanced, field);
      });
  });
  form.dataset["enhanced"] = "";
}
