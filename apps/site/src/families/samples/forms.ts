import type { FormDefinition } from "@orlaya/slices/form";
import { SAMPLES } from "@orlaya/slices/samples";
import { buildFormModel } from "../../forms/form-model.ts";
import type { FamilySamples, SampleOptions } from "./shared.ts";

type FormSamples = Pick<FamilySamples, "eligibility_page" | "form">;

const FORM: FormDefinition = {
  key: "sample",
  title: "Your message",
  purpose: "We use these details to answer you, and for nothing else.",
  submitLabel: "",
  topic: "service",
  thanksTitle: "",
  thanksText: "",
  questions: [
    {
      kind: "subject",
      required: true,
      options: [
        { value: "plan", label: "Choosing a plan" },
        { value: "claim", label: "A claim" },
      ],
    },
    ...(
      [
        "first_name",
        "last_name",
        "email",
        "phone",
        "start_date",
        "people",
        "message",
        "consent",
      ] as const
    ).map((kind) => ({ kind, required: kind !== "phone", options: [] })),
  ],
};

/** Returns the samples of form pages. The form cannot be submitted because its token is invalid. */
export function createFormSamples({ locale, audience, words, path }: SampleOptions): FormSamples {
  return {
    eligibility_page: { module: { title: "", description: "", image: null, submitLabel: "" } },
    form: {
      contact: SAMPLES.contact_block.contact,
      thanks: null,
      form: buildFormModel(FORM, FORM.questions, {
        locale,
        audience,
        action: path,
        known: {},
        words,
        token: "sample",
        state: null,
        now: Date.now(),
        privacyHref: path,
      }),
    },
  };
}
