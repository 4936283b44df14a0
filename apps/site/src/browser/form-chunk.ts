/**
 * A form with a script: mistakes are said beside their fields while one writes, sending shows itself, a second click does
 * nothing, and a failure leaves every word where it is. What is good is decided by the same function as on the server.
 */
import {
  checkForm,
  isFieldKind,
  type FieldKind,
  type Problem,
  type Question,
} from "@orlaya/slices/form";
import { navigate } from "astro:transitions/client";
import { readFormAnswer, type Again, type FormAnswer, type Mistake } from "./form-answer.ts";

/** Shortest time that sending is shown, so that it does not flicker (spec §9). */
const SHOWN_MS = 200;
const TIME_LIMIT_MS = 15_000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
interface Asked {
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
function valueOf(control: Control): string {
  return control instanceof HTMLInputElement && control.type === "checkbox"
    ? control.checked
      ? control.value
      : ""
    : control.value;
}
function question({ kind, control }: Asked): Question {
  return {
    kind,
    required: control.required,
    options:
      control instanceof HTMLSelectElement
        ? [...control.options].map(({ value }) => value).filter(Boolean)
        : [],
  };
}
function told({ box }: Asked, problem: Problem): string {
  const { missing, wrong, long } = box.dataset;
  return (
    (problem.name === "tooLong"
      ? long
      : ["required", "choose", "consent"].includes(problem.name)
        ? missing
        : wrong) ?? ""
  );
}

/**
 * Tells the analytics helper that a form was confirmed: which one, and nothing that stood in it. Once, and only to whoever comes from the
 * form, with or without its script: coming back to the address shows the form, and an address that was typed confirms nothing.
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

/** Settled while no pointer is pressed: what a press is aimed at must not move before its click. */
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

interface Parts {
  readonly messages: Element;
  readonly button: HTMLButtonElement;
  readonly summaryPart: Element;
  readonly errorPart: Element;
}
function findParts(form: HTMLFormElement): Parts | null {
  const messages = form.querySelector("[data-messages]");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const { firstElementChild: summaryPart, lastElementChild: errorPart } =
    form.querySelector("template")?.content ?? {};
  return messages && button && summaryPart && errorPart
    ? { messages, button, summaryPart, errorPart }
    : null;
}

/** Takes over the form, or the thanks for one. A second call for the same element does nothing. */
export function enhanceForm(element: HTMLElement): void {
  if (element.dataset["taken"] !== undefined) return;
  element.dataset["taken"] = "";
  if (!(element instanceof HTMLFormElement)) {
    confirmed(element);
    return;
  }
  const form = element;
  const asked = [...form.querySelectorAll<HTMLElement>("[data-question]")].flatMap(
    (box): Asked[] => {
      const kind = box.dataset["question"];
      const control = isFieldKind(kind) ? form.elements.namedItem(kind) : null;
      return isFieldKind(kind) && isControl(control) ? [{ kind, box, control }] : [];
    },
  );
  const parts = findParts(form);
  if (!parts) return;
  const { messages, button, summaryPart, errorPart } = parts;
  const summaries = JSON.parse(form.dataset["summaries"] ?? "[]") as string[];
  const label = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  const words = label?.textContent ?? "";

  function line(text: string, id?: string): Element {
    const node = errorPart.cloneNode(true) as Element;
    if (node.lastChild) node.lastChild.textContent = text;
    if (id) node.id = id;
    return node;
  }
  function say({ box, control }: Asked, text: string | null): void {
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
    (control.type === "checkbox" ? box : (box.firstElementChild ?? box)).append(line(text, id));
  }
  /** Mistakes on top of the form, each with a link to its field, and beside the fields. */
  function show(errors: readonly Mistake[], notice: string | null): void {
    messages.replaceChildren();
    for (const field of asked)
      say(field, errors.find(({ kind }) => kind === field.kind)?.message ?? null);
    const wrong = asked.flatMap((field) => {
      const found = errors.find(({ kind }) => kind === field.kind);
      return found ? [{ field, message: found.message }] : [];
    });
    let box: HTMLElement | null = null;
    if (notice !== null) {
      box = document.createElement("div");
      box.tabIndex = -1;
      box.setAttribute("role", "alert");
      box.append(line(notice));
      messages.append(box);
    }
    if (wrong.length > 0) {
      const summary = summaryPart.cloneNode(true) as HTMLElement;
      const title = summary.querySelector("p")?.lastChild;
      const list = summary.querySelector("ul");
      const pattern = list?.firstElementChild;
      if (title) title.textContent = summaries[wrong.length - 1] ?? "";
      list?.replaceChildren(
        ...wrong.flatMap(({ field, message }) => {
          const item = pattern?.cloneNode(true) as HTMLElement | undefined;
          const link = item?.querySelector("a");
          if (!item || !link) return [];
          link.href = `#${field.control.id}`;
          link.textContent = message;
          link.addEventListener("click", (event) => {
            event.preventDefault();
            field.control.focus();
          });
          return [item];
        }),
      );
      messages.append(summary);
      box ??= summary;
    }
    box?.focus();
  }
  function check(fields: readonly Asked[]): readonly Mistake[] {
    const checked = checkForm(
      fields.map(question),
      Object.fromEntries(fields.map(({ kind, control }) => [kind, valueOf(control)])),
      Date.now(),
    );
    return checked.kind === "valid"
      ? []
      : checked.problems.flatMap(({ kind, problem }) => {
          const field = fields.find((entry) => entry.kind === kind);
          return field ? [{ kind, message: told(field, problem) }] : [];
        });
  }

  let busy = false;
  function busyState(on: boolean): void {
    busy = on;
    if (label) label.textContent = on ? (form.dataset["sending"] ?? words) : words;
    if (on) button.setAttribute("aria-busy", "true");
    else button.removeAttribute("aria-busy");
  }
  const failed: Again = {
    kind: "again",
    errors: [],
    notice: form.dataset["notSent"] ?? "",
    token: null,
  };
  async function send(): Promise<FormAnswer> {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(
        Object.fromEntries(
          [...new FormData(form)].filter(([, value]) => typeof value === "string"),
        ),
      ),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return readFormAnswer(await response.json()) ?? failed;
  }
  async function submit(): Promise<void> {
    busyState(true);
    const [answer] = await Promise.all([
      send().catch(() => failed),
      new Promise((resolve) => {
        setTimeout(resolve, SHOWN_MS);
      }),
    ]);
    // Whoever went on meanwhile is not called back.
    if (!form.isConnected) return;
    if (answer.kind === "sent") {
      await navigate(answer.to, { state: { sent: true } });
      return;
    }
    busyState(false);
    const token = form.elements.namedItem("token");
    if (answer.token && token instanceof HTMLInputElement) token.value = answer.token;
    show(answer.errors, answer.notice);
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (busy) return;
    const errors = check(asked);
    if (errors.length > 0) show(errors, null);
    else {
      show([], null);
      void submit();
    }
  });
  // A field that was left: what stands in it is said to be wrong, but not that nothing does; a mistake that was mended goes.
  function checkAgain(field: Asked): void {
    if (valueOf(field.control) === "" && !field.control.hasAttribute("aria-invalid")) return;
    say(field, check([field])[0]?.message ?? null);
  }
  form.addEventListener("focusout", ({ target }) => {
    const field = asked.find(({ control }) => control === target);
    // A message that comes or goes moves the button below it; the click of a press or tap is dispatched before a new task.
    if (field)
      void released.then(() => {
        setTimeout(checkAgain, 0, field);
      });
  });
  form.dataset["enhanced"] = "";
}
