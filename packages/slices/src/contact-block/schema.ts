import { defineSlice, entity } from "../fields.ts";

export const contactBlockSchema = defineSlice({
  slug: "contact_block",
  label: "Contact block",
  help: "How to reach the team: reasons first, then phone, hours and languages.",
  fields: { contact: entity("Contact", "module_contact") },
});
