/**
 * Converts a stored form (collection `forms`) into the definition that page, server and e-mail use.
 */
import { readArray, record, readString } from "../stored.ts";
import {
  FIELD_KINDS,
  FORM_TOPICS,
  isFieldKind,
  type FieldInput,
  type FieldKind,
  type FormTopic,
} from "./kinds.ts";

export interface FormOption {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
}
export interface FormQuestion {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Options that the editor defined. Options of countries and languages come from the site. */
  readonly options: readonly FormOption[];
}
export interface FormDefinition {
  /** Key of the form, the same in every language. */
  readonly key: string;
  readonly title: string;
  readonly purpose: string;
  readonly questions: readonly FormQuestion[];
  /** Empty: the default label from the message bundle. */
  readonly submitLabel: string;
  readonly topic: FormTopic;
  readonly thanksTitle: string;
  readonly thanksText: string;
}

/**
 * Reads a stored form. Null when it is only an id, is a draft or deleted, or has no e-mail
 * question, without which the team cannot reply.
 */
export function readForm(value: unknown): FormDefinition | null {
  const stored = record(value);
  const key = readString(stored["key"]);
  if (
    key === "" ||
    (stored["_status"] !== undefined && stored["_status"] !== "published") ||
    stored["deletedAt"]
  )
    return null;
  const questions = readArray(stored["fields"]).flatMap((entry): FormQuestion[] => {
    const row = record(entry);
    const kind = row["kind"];
    if (!isFieldKind(kind)) return [];
    const input: FieldInput = FIELD_KINDS[kind];
    const options = readArray(row["options"])
      .map((option) => ({
        value: readString(record(option)["key"]),
        label: readString(record(option)["label"]),
      }))
      .filter((option) => option.value && option.label);
    if (input.as === "choice" && input.of === "options" && options.length === 0) return [];
    return [{ kind, required: row["required"] !== false, options }];
  });
  if (!questions.some(({ kind }) => kind === "email")) return null;
  return {
    key,
    questions,
    title: readString(stored["title"]),
    purpose: readString(stored["purpose"]),
    submitLabel: readString(stored["submit_label"]),
    topic: FORM_TOPICS.find((topic) => topic === stored["topic"]) ?? "advice",
    thanksTitle: readString(stored["thanks_title"]),
    thanksText: readString(stored["thanks_text"]),
  };
}
