/**
 * Builds form pages (spec §2): below the heading of the editor, the form, its thank-you message, or
 * the eligibility finder.
 */
import type { Translators } from "@orlaya/messages/server";
import { buildFormModel, buildThanks } from "../../forms/form-model.ts";
import type { FamilySlice } from "../family-slices.ts";
import type { FamilyView, ViewSlice } from "../family.ts";
import { insertBelowHead } from "../shared/insert-below-head.ts";
import type { AskedForm, FormFinder, FormPageData, SentForm } from "./load.ts";

function buildFinder({ title, image, submitLabel }: FormFinder): FamilySlice {
  return {
    slug: "eligibility_page",
    id: "eligibility",
    props: { module: { title, description: "", image, submitLabel } },
  };
}

function buildForm(
  content: AskedForm | SentForm,
  { site, path }: FormPageData,
  words: Translators,
): FamilySlice {
  const { contact, definition } = content;
  if (content.kind === "sent") {
    const thanks = buildThanks(definition, words, path);
    return { slug: "form", id: "form", props: { contact, form: null, thanks } };
  }
  const { questions, known, mark, token, state, now, privacyHref } = content;
  const action = path + mark;
  const page = { ...site, action, words, token, known, state, now, privacyHref };
  const form = buildFormModel(definition, questions, page);
  return { slug: "form", id: "form", props: { contact, thanks: null, form } };
}

/** Removes the first contact block, because it is shown beside the form. */
function removeContactBlock(slices: readonly ViewSlice[]): readonly ViewSlice[] {
  const placed = slices.find((slice) => slice.slug === "contact_block");
  return slices.filter((slice) => slice !== placed);
}

/** Builds the view of a form page. */
export function viewForm(data: FormPageData, words: Translators): FamilyView {
  const { slices, content } = data;
  if (!content) return { slices };
  if (content.kind === "finder") return { slices: insertBelowHead(slices, [buildFinder(content)]) };
  const noindex = content.kind === "sent" || content.state !== null;
  return {
    slices: insertBelowHead(removeContactBlock(slices), [buildForm(content, data, words)]),
    visit: { noindex },
  };
}
