/** Headers, navigation and footers. */
import type { Block, CollectionConfig, Field } from "payload";
import { createUidField } from "../fields/identity.ts";
import { linkField, linkList } from "../fields/link.ts";
import { createRelationField } from "../fields/relation.ts";
import { createRowsAdmin } from "../fields/rows.ts";
import { createDocumentCollection } from "./document.ts";
import { WORDLESS } from "../fields/wordless.ts";

const navigation: Field = createRelationField(
  "navigation_module",
  "Navigation",
  "navigation_module",
  {
    required: true,
  },
);

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
      {
        name: "items",
        type: "array",
        label: "Tabs",
        labels: { singular: "Tab", plural: "Tabs" },
        minRows: 1,
        fields: [navigation],
      },
    ],
  },
];

export const chrome: CollectionConfig[] = [
  createDocumentCollection({
    slug: "header_module",
    labels: { singular: "Header", plural: "Headers" },
    title: "uid",
    fields: [
      createUidField("header or header-pro."),
      {
        name: "is_pro",
        type: "checkbox",
        label: "For businesses",
        defaultValue: false,
        index: true,
      },
      linkField("private_link", "Switch: private individuals"),
      linkField(
        "pro_link",
        "Switch: businesses",
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
  createDocumentCollection({
    slug: "navigation_module",
    labels: { singular: "Navigation entry", plural: "Navigation entries" },
    title: "label",
    fields: [
      createUidField("By which the current entry is marked."),
      { name: "label", type: "text", label: "Label", required: true, maxLength: 40 },
      linkField("link", "Link"),
      {
        name: "groups",
        type: "array",
        label: "Groups",
        admin: createRowsAdmin(),
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
  createDocumentCollection({
    slug: "footer_module",
    labels: { singular: "Footer", plural: "Footers" },
    title: "uid",
    fields: [
      createUidField("footer or footer-pro."),
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
        {
          name: "network",
          type: "text",
          custom: WORDLESS,
          label: "Network",
          required: true,
          maxLength: 30,
        },
      ]),
      linkList("apps", "App stores", [
        {
          name: "store",
          type: "text",
          custom: WORDLESS,
          label: "Store",
          required: true,
          maxLength: 30,
        },
      ]),
      linkList("legal_links", "Legal links"),
      linkList("market_links", "Market links"),
    ],
  }),
];
