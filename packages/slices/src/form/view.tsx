import { ErrorSummary } from "@orlaya/finder-ui/error-summary";
import {
  Button,
  Caption,
  describe,
  FieldError,
  Field,
  Heading,
  Section,
  Select,
  TextLink,
  VisuallyHidden,
} from "@orlaya/ui";
import type { InputHTMLAttributes } from "react";
import { ContactBlockView } from "../contact-block/view.tsx";
import type { SliceContext } from "../context.ts";
import type { ContactData } from "../entities.ts";
import type { FormOption } from "./definition.ts";
import css from "./form.module.css";
import { FIELD_KINDS, TOKEN_FIELD, TRAP_FIELD, type FieldInput, type FieldKind } from "./kinds.ts";

/** A question with its texts and its current value. */
export interface FormFieldModel {
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly label: string;
  readonly hint: string;
  readonly options: readonly FormOption[];
  readonly value: string;
  readonly error: string | null;
  /** Error messages in the browser: for a missing, an invalid and a too long answer. */
  readonly says: { readonly missing: string; readonly wrong: string; readonly long: string };
  /** First and last date that can be selected. */
  readonly days?: readonly [string, string];
}
/** A form with its texts and its current values. */
export interface FormModel {
  /** Key of the form. It identifies the form in tracking; answers are never tracked. */
  readonly key: string;
  /** Path of the page itself, which receives the POST. */
  readonly action: string;
  readonly title: string;
  readonly purpose: string;
  readonly fields: readonly FormFieldModel[];
  readonly submitLabel: string;
  /** Signed token with the time of this rendering and a random number. */
  readonly token: string;
  /** Reason for showing the form again when none of its answers is invalid. */
  readonly notice: string | null;
  /** Titles of the error summary for 1, 2, … invalid fields. */
  readonly summaries: readonly string[];
  readonly words: {
    readonly optional: string;
    readonly choose: string;
    readonly sending: string;
    readonly notSent: string;
    readonly trap: string;
    readonly retention: string;
    readonly privacy: string;
  };
  readonly privacyHref: string;
}
export interface Thanks {
  readonly key: string;
  readonly title: string;
  readonly received: string;
  readonly text: string;
  readonly another: string;
  readonly href: string;
}
export interface FormSectionProps {
  readonly form: FormModel | null;
  /** Thank-you message that replaces the form after it was sent. */
  readonly thanks: Thanks | null;
  /** Contact options of the team, beside the form. */
  readonly contact: ContactData | null;
  readonly context: SliceContext;
}
const fieldId = (kind: FieldKind): string => `form-${kind}`;

const isBroad = ({ kind }: FormFieldModel): boolean =>
  FIELD_KINDS[kind].as === "long" || FIELD_KINDS[kind].as === "tick";
/**
 * Returns the fields that take a whole row: long fields, and a field that would otherwise be alone
 * in a row, so that no row has a gap.
 */
export function findBroadFields(fields: readonly FormFieldModel[]): ReadonlySet<FieldKind> {
  const broad = new Set<FieldKind>();
  let halves = 0;
  fields.forEach((field, at) => {
    const next = fields[at + 1];
    halves = isBroad(field) ? 0 : halves + 1;
    if (isBroad(field) || (halves % 2 === 1 && (!next || isBroad(next)))) broad.add(field.kind);
  });
  return broad;
}

interface QuestionProps {
  readonly field: FormFieldModel;
  readonly broad: boolean;
  readonly words: FormModel["words"];
}
interface ControlProps {
  readonly field: FormFieldModel;
  readonly input: Exclude<FieldInput, { readonly as: "tick" | "choice" }>;
  readonly attributes: Pick<InputHTMLAttributes<unknown>, "id" | "name" | "required">;
}

/** Renders the text or date input of a question. */
function Control({ field: { value, days }, input, attributes }: ControlProps) {
  const common = { ...attributes, defaultValue: value };
  switch (input.as) {
    case "long":
      return <textarea {...common} rows={5} maxLength={input.max} />;
    case "number":
      return <input {...common} type="text" inputMode="numeric" maxLength={9} autoComplete="off" />;
    case "date":
      return <input {...common} type="date" min={days?.[0]} max={days?.[1]} />;
    case "text":
      return (
        <input
          {...common}
          type={input.type}
          maxLength={input.max}
          autoComplete={input.autocomplete ?? "off"}
          {...(input.mode ? { inputMode: input.mode } : {})}
          {...(input.type === "email" ? { spellCheck: false } : {})}
        />
      );
  }
}

/** Renders a question with its label, hint and error. */
function Question({ field, broad, words }: QuestionProps) {
  const { kind, required, label, options, value, says } = field;
  const input: FieldInput = FIELD_KINDS[kind];
  const id = fieldId(kind);
  const error = field.error ?? undefined;
  const hint = field.hint || undefined;
  const attributes = { id, name: kind, required, ...describe({ id, hint, error }) };
  const box = {
    "data-question": kind,
    "data-wide": broad || undefined,
    "data-missing": says.missing,
    "data-wrong": says.wrong,
    "data-long": says.long,
  };
  if (input.as === "tick")
    return (
      <div className={css.tick} {...box}>
        <input {...attributes} type="checkbox" value="yes" defaultChecked={value !== ""} />
        <label htmlFor={id}>{label}</label>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    );
  const frame = { id, label, hint, error, optional: required ? undefined : words.optional };
  return (
    <div {...box}>
      {input.as === "choice" ? (
        <Select
          {...frame}
          {...{ name: kind, required, options, value, placeholder: words.choose }}
          {...(input.autocomplete ? { autoComplete: input.autocomplete } : {})}
        />
      ) : (
        <Field {...frame}>
          <Control {...{ field, input, attributes }} />
        </Field>
      )}
    </div>
  );
}

/** Renders why the form was not sent, and a summary of the errors of its fields. */
function Messages({ form }: { readonly form: FormModel }) {
  const errors = form.fields.flatMap(({ kind, error }) =>
    error ? [{ fieldId: fieldId(kind), message: error }] : [],
  );
  return (
    <div data-messages>
      {form.notice && (
        <div role="alert" tabIndex={-1} autoFocus>
          <FieldError>{form.notice}</FieldError>
        </div>
      )}
      {errors.length > 0 && (
        <ErrorSummary
          id="form-summary"
          title={form.summaries[errors.length - 1] ?? ""}
          errors={errors}
          autoFocus={!form.notice}
        />
      )}
    </div>
  );
}

/**
 * Renders a form that works without a script, as a POST to the page itself. With a script, the
 * browser validates and sends it and keeps the answers (apps/site/src/browser/form.ts).
 */
export function Form({ form }: { readonly form: FormModel }) {
  const { words } = form;
  const broad = findBroadFields(form.fields);
  return (
    <form
      className={css.form}
      id="form"
      method="post"
      action={form.action}
      noValidate
      acceptCharset="utf-8"
      data-astro-reload
      data-form={form.key}
      data-summaries={JSON.stringify(form.summaries)}
      data-sending={words.sending}
      data-not-sent={words.notSent}
    >
      <Heading level={2} look="h3">
        {form.title}
      </Heading>
      <p>{form.purpose}</p>
      <Messages form={form} />
      <div className={css.fields}>
        {form.fields.map((field) => (
          <Question key={field.kind} field={field} broad={broad.has(field.kind)} words={words} />
        ))}
      </div>
      <VisuallyHidden>
        <span aria-hidden="true">
          <label htmlFor="form-website">{words.trap}</label>
          <input id="form-website" name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </span>
      </VisuallyHidden>
      <input type="hidden" name={TOKEN_FIELD} value={form.token} />
      <Caption>
        {words.retention} <a href={form.privacyHref}>{words.privacy}</a>
      </Caption>
      <Button type="submit" icon="arrow-right">
        {form.submitLabel}
      </Button>
      <template data-parts>
        <ErrorSummary id="form-summary" title="-" errors={[{ fieldId: "form", message: "-" }]} />
        <FieldError>-</FieldError>
      </template>
    </form>
  );
}

function ThankYou({ thanks }: { readonly thanks: Thanks }) {
  return (
    <div className={css.form} id="form" tabIndex={-1} role="status" data-form={thanks.key}>
      <Heading level={2} look="h3">
        {thanks.title}
      </Heading>
      <p>{thanks.received}</p>
      {thanks.text && <p>{thanks.text}</p>}
      <TextLink
        link={{ label: thanks.another, href: thanks.href, external: false, newTab: false }}
      />
    </div>
  );
}

/**
 * Renders the form of a page beside the contact facts; without contact facts in a section of its
 * own.
 */
export function FormSection({ form, thanks, contact, context }: FormSectionProps) {
  const body = thanks ? <ThankYou thanks={thanks} /> : form ? <Form form={form} /> : null;
  if (!body) return null;
  if (contact)
    return (
      <ContactBlockView
        contact={{ ...contact, link: null }}
        tone="linen"
        anchor=""
        context={context}
      >
        {body}
      </ContactBlockView>
    );
  return <Section tone="linen">{body}</Section>;
}
