/** Documents that pages show: the chrome, the finder's texts, cards, contacts, ratings, and the offer itself. */
import { ICONS } from "@orlaya/ui/data";
import type { Block, CollectionConfig, Field } from "payload";
import { keyField, uidHooks } from "../fields/identity.ts";
import { linkField, linkList } from "../fields/link.ts";
import { many, one } from "../fields/relation.ts";
import { documentCollection } from "./document.ts";
import { cardFields } from "./pages.ts";

function uid(description: string): Field {
  return {
    name: "uid",
    type: "text",
    label: "uid",
    required: true,
    index: true,
    hooks: uidHooks,
    admin: { position: "sidebar", description },
  };
}
const navigation: Field = one("navigation_module", "Navigation", "navigation_module", {
  required: true,
});
const icons = ICONS.map((value) => ({ label: value, value }));
const CHROME = "Header and footer";
const FINDER = "Finder texts";
const PARTS = "Parts of pages";

const navBlocks: Block[] = [
  {
    slug: "nav_item",
    interfaceName: "NavItem",
    labels: { singular: "Category", plural: "Categories" },
    fields: [navigation],
  },
  {
    slug: "nav_tabs",
    interfaceName: "NavTabs",
    labels: { singular: "Tabs", plural: "Tabs" },
    fields: [
      { name: "label", type: "text", label: "Label", required: true, maxLength: 40 },
      { name: "items", type: "array", label: "Tabs", minRows: 1, fields: [navigation] },
    ],
  },
];

export const modules: CollectionConfig[] = [
  documentCollection({
    slug: "header_module",
    labels: { singular: "Header", plural: "Headers" },
    menu: CHROME,
    title: "uid",
    fields: [
      uid("header or header-pro."),
      {
        name: "is_pro",
        type: "checkbox",
        label: "For professionals",
        defaultValue: false,
        index: true,
      },
      linkField("private_link", "Switch: private individuals"),
      linkField(
        "pro_link",
        "Switch: professionals",
        "The switch is shown only when both links lead somewhere.",
      ),
      {
        name: "banner",
        type: "group",
        label: "Banner",
        fields: [
          { name: "text", type: "text", label: "Text", maxLength: 160 },
          linkList("actions", "Actions"),
        ],
      },
      linkList("secondary_links", "Secondary links"),
      linkField("login_link", "Log in"),
      {
        name: "cta",
        type: "group",
        label: "Call to action",
        fields: [
          {
            name: "is_custom",
            type: "checkbox",
            label: "Another link than the finder",
            defaultValue: false,
          },
          linkField("link", "Link"),
        ],
      },
      {
        name: "language_switcher",
        type: "checkbox",
        label: "Language switcher",
        defaultValue: true,
      },
      { name: "slices", type: "blocks", label: "Navigation", blocks: navBlocks },
    ],
  }),
  documentCollection({
    slug: "navigation_module",
    labels: { singular: "Navigation entry", plural: "Navigation entries" },
    menu: CHROME,
    title: "label",
    fields: [
      uid("By which the current entry is marked."),
      { name: "label", type: "text", label: "Label", required: true, maxLength: 40 },
      linkField("link", "Link"),
      {
        name: "groups",
        type: "array",
        label: "Groups",
        fields: [
          { name: "label", type: "text", label: "Heading", maxLength: 60 },
          linkList("links", "Links", [
            { name: "description", type: "text", label: "Explanation", maxLength: 120 },
          ]),
        ],
      },
      {
        name: "promo",
        type: "group",
        label: "Promotion",
        fields: [
          { name: "title", type: "text", label: "Title", maxLength: 80 },
          { name: "text", type: "textarea", label: "Text", maxLength: 200 },
          linkField("link", "Link"),
          { name: "image", type: "upload", label: "Picture", relationTo: "media" },
        ],
      },
    ],
  }),
  documentCollection({
    slug: "footer_module",
    labels: { singular: "Footer", plural: "Footers" },
    menu: CHROME,
    title: "uid",
    fields: [
      uid("footer or footer-pro."),
      { name: "legal_text", type: "textarea", label: "Legal text", maxLength: 900 },
      { name: "market_line", type: "text", label: "Line above the market links", maxLength: 160 },
      {
        name: "quick_links_title",
        type: "text",
        label: "Heading of the quick links",
        maxLength: 60,
      },
      linkList("quick_links", "Quick links"),
      { name: "quotes_title", type: "text", label: "Heading of the quotes", maxLength: 60 },
      linkList("quotes", "Quotes"),
      { name: "about_title", type: "text", label: "Heading of about", maxLength: 60 },
      linkList("about", "About"),
      linkList("social", "Social networks", [
        { name: "network", type: "text", label: "Network", required: true, maxLength: 30 },
      ]),
      linkList("apps", "App stores", [
        { name: "store", type: "text", label: "Store", required: true, maxLength: 30 },
      ]),
      linkList("legal_links", "Legal links"),
      linkList("market_links", "Market links"),
    ],
  }),
  documentCollection({
    slug: "module_lisa",
    labels: { singular: "Finder by need", plural: "Finders by need" },
    menu: FINDER,
    area: "finder",
    title: "title",
    fields: [
      uid("part-lisa-common, or part-lisa-common-pro."),
      { name: "title", type: "text", label: "Title", required: true, maxLength: 90 },
      { name: "description", type: "textarea", label: "Description", maxLength: 260 },
      {
        name: "image",
        type: "upload",
        label: "Picture",
        relationTo: "media",
        admin: { description: "Kept with the finder; no page shows it." },
      },
      {
        name: "cta_submit_label",
        type: "text",
        label: "Label of the submit button",
        maxLength: 40,
      },
      { name: "cta_label", type: "text", label: "Label of the second action", maxLength: 60 },
      linkField(
        "cta_link",
        "Second action",
        "Beside the heading of the finder by need on a page. The side panel and the finder by eligibility do without it.",
      ),
      many("cover_type", "Needs", "cover_types"),
      {
        name: "tooltips",
        type: "group",
        label: "Help",
        fields: (["need", "destination", "language"] as const).map((name) => ({
          name,
          type: "textarea",
          label: `At the ${name}`,
          maxLength: 260,
        })),
      },
      one("no_result_page", "Page without a result", "page_landing"),
      one("error_page", "Page for errors", "page_landing"),
      {
        name: "new_lisa",
        type: "checkbox",
        label: "Show the finder by eligibility",
        defaultValue: false,
      },
    ],
  }),
  documentCollection({
    slug: "module_eligibility",
    labels: { singular: "Finder by eligibility", plural: "Finders by eligibility" },
    menu: FINDER,
    area: "finder",
    title: "title",
    fields: [
      uid("Name by which pages ask for it."),
      {
        name: "title",
        type: "text",
        label: "Title",
        required: true,
        maxLength: 90,
        admin: {
          description: "Names the form to screen readers; its page has a heading of its own.",
        },
      },
      {
        name: "image",
        type: "upload",
        label: "Picture",
        relationTo: "media",
        admin: { description: "Above the answers beside the form, on wide screens." },
      },
      {
        name: "cta_submit_label",
        type: "text",
        label: "Label of the submit button",
        maxLength: 40,
      },
    ],
  }),
  documentCollection({
    slug: "cover_types",
    labels: { singular: "Need", plural: "Needs" },
    menu: FINDER,
    area: "finder",
    title: "title",
    audience: false,
    fields: [
      keyField("expat, study-abroad, short-stay-abroad or travel."),
      { name: "title", type: "text", label: "Title", required: true, maxLength: 60 },
      { name: "description", type: "text", label: "Description", maxLength: 120 },
      {
        name: "icon",
        type: "select",
        label: "Icon",
        enumName: "need_icon",
        options: icons,
        admin: { description: "Above the title in the side panel." },
      },
    ],
  }),
  documentCollection({
    slug: "offer",
    labels: { singular: "Offer", plural: "Offers" },
    menu: "Offers and plans",
    title: "title",
    fields: [
      keyField("The same in every language."),
      uid("First part of the addresses of the offer and its plans."),
      { name: "title", type: "text", label: "Title", required: true, maxLength: 90 },
      many("cover_types", "Needs", "cover_types"),
    ],
  }),
  documentCollection({
    slug: "module_card",
    labels: { singular: "Card", plural: "Cards" },
    menu: PARTS,
    title: "card_title",
    fields: [uid("Name of the card."), ...cardFields],
  }),
  documentCollection({
    slug: "module_contact",
    labels: { singular: "Contact", plural: "Contacts" },
    menu: PARTS,
    title: "contact_title",
    fields: [
      uid("Name of the contact."),
      { name: "contact_mention", type: "text", label: "Mention", maxLength: 120 },
      { name: "contact_subhead", type: "text", label: "Line above the title", maxLength: 120 },
      { name: "contact_title", type: "text", label: "Title", required: true, maxLength: 120 },
      { name: "contact_description", type: "richText", label: "Description" },
      {
        name: "contact_inline_description",
        type: "textarea",
        label: "Description in one line",
        maxLength: 260,
      },
      {
        name: "contact_phone_label",
        type: "text",
        label: "Label of the phone number",
        maxLength: 60,
      },
      { name: "contact_phone_number", type: "text", label: "Phone number", maxLength: 40 },
      { name: "hours", type: "text", label: "Opening hours", maxLength: 160 },
      { name: "languages", type: "text", label: "Languages", maxLength: 160 },
      linkField("link", "Link"),
      {
        name: "sample",
        type: "checkbox",
        label: "Sample data",
        defaultValue: false,
        admin: { description: "Listed in the publish checklist until it is real." },
      },
    ],
  }),
  documentCollection({
    slug: "module_rating",
    labels: { singular: "Rating", plural: "Ratings" },
    menu: PARTS,
    title: "label",
    fields: [
      uid("Name of the rating."),
      { name: "label", type: "text", label: "Label", required: true, maxLength: 90 },
      {
        type: "row",
        fields: [
          { name: "value", type: "number", label: "Value", required: true, min: 0 },
          {
            name: "best",
            type: "number",
            label: "Best possible",
            required: true,
            defaultValue: 5,
            min: 1,
          },
          { name: "count", type: "number", label: "Number of ratings", required: true, min: 1 },
        ],
      },
      { name: "source", type: "text", label: "Source", required: true, maxLength: 90 },
      { name: "date", type: "text", label: "Date checked", required: true, maxLength: 40 },
      { name: "url", type: "text", label: "Link to the source", required: true },
    ],
  }),
];
