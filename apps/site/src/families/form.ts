/** Form pages (spec §2): the plan's own page of the eligibility finder has its four questions below the editor's heading; other form pages have their form. */
import { PRODUCT_FORM_PAGE } from "@orlaya/routes";
import { readForm } from "@orlaya/slices/form";
import type { PageForm } from "@orlaya/content";
import { resolveEntity, resolvePicture } from "../load/resolve/index.ts";
import { SENT } from "../forms/receive-post.ts";
import { formModel, thanksModel, withOptions } from "../forms/form-model.ts";
import { privacyPath } from "../forms/privacy-page.ts";
import type { FamilySlice } from "./family-slices.ts";
import type { FamilyView, ViewInput } from "./view.ts";

/** The eligibility finder with four selects, whatever finder the rest of the site shows; without content it has the words of the bundle. */
async function finder({ site, context }: ViewInput): Promise<FamilySlice> {
  const module = await site.eligibilityModule();
  return {
    slug: "eligibility_page",
    id: "eligibility",
    props: {
      module: {
        title: module?.title ?? "",
        description: "",
        image: resolvePicture(module?.image, context),
        submitLabel: module?.cta_submit_label ?? "",
      },
    },
  };
}

/** The form below the heading, in the page's own contact block where the editor placed one, else beside the team's. */
async function asked(input: ViewInput<PageForm>): ReturnType<FamilyView> {
  const { document, site, slices, locale, audience, words, context, runtime, path, query } = input;
  const form = readForm(document.form?.document);
  if (!form) return { slices };
  const placed = slices.find((slice) => slice.slug === "contact_block");
  const contact =
    placed?.slug === "contact_block"
      ? placed.props.contact
      : resolveEntity("module_contact", await site.contact(), context);
  const sent = query.get(SENT) === "1" && !input.form;
  const now = Date.now();
  const made: FamilySlice = {
    slug: "form",
    id: "form",
    props: sent
      ? { contact, form: null, thanks: thanksModel(form, words, path) }
      : {
          contact,
          thanks: null,
          form: formModel(form, await withOptions(site, form), {
            locale,
            audience,
            path,
            words,
            token: runtime.forms.issue(form.key, now),
            state: input.form,
            now,
            privacyHref: await privacyPath(runtime.content, site),
          }),
        },
  };
  const others = slices.filter((slice) => slice !== placed);
  const [head, ...rest] = others;
  return {
    slices: head ? [head, made, ...rest] : [made],
    visit: { noindex: sent || input.form !== null },
  };
}

export const formView: FamilyView<PageForm> = async (input) => {
  const { document, slices } = input;
  const [head, ...rest] = slices;
  if (document.form) return asked(input);
  if (document.page_type !== PRODUCT_FORM_PAGE || !head) return { slices };
  return { slices: [head, await finder(input), ...rest] };
};
