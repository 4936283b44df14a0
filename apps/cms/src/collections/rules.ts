/**
 * The rules of eligibility. The table also contains records that only link rules and have no
 * conditions.
 */
import { COMPLIANCE_LEVELS, RULES_LABELS, RULES_TYPE_RANGE, RULE_TYPES } from "@orlaya/finder/data";
import type { CollectionConfig, Field, RelationshipField, RowField } from "payload";
import { isLinkCarrier } from "../eligibility/tables.ts";
import { createRelationsField } from "../fields/relation.ts";
import { setSameCountry } from "../eligibility/same-country.ts";
import {
  createChoiceField,
  createEffectField,
  createTableCollection,
  nameField,
  opaque,
} from "./finder-table.ts";

const isRule = (data: unknown): boolean => !isLinkCarrier(data);
const ofRules = { condition: (data: unknown) => isRule(data) };
const lists = (name: string, label: string, help: string): RelationshipField =>
  createRelationsField(name, label, "country_lists", { help, ...ofRules });
function ruleRow(fields: Field[]): RowField {
  return {
    type: "row",
    fields,
    admin: { condition: (data) => isRule(data) },
  };
}

export const rules: CollectionConfig = createTableCollection({
  slug: "rules",
  table: "rules",
  labels: { singular: "Rule", plural: "Rules" },
  title: "reference",
  search: ["reference", "name", "data_id"],
  columns: ["reference", "name", "rules_type", "rules_label", "compliance", "entity", "updatedAt"],
  beforeChange: [setSameCountry],
  fields: [
    createEffectField("rules", isRule),
    {
      type: "row",
      fields: [
        {
          name: "reference",
          type: "text",
          label: "ID",
          required: true,
          unique: true,
          index: true,
          admin: {
            description: "Where two rules meet and priorities are equal, the lower ID wins.",
          },
        },
        createChoiceField("type", "Type", RULE_TYPES, {
          required: true,
          defaultValue: "Pays",
          labels: { Pays: "Rule", Nationality: "Record that links rules" },
        }),
      ],
    },
    nameField("Name", "Residence, product and profile in words."),
    ruleRow([
      createChoiceField(
        "rules_type",
        "Rules type",
        Array.from({ length: RULES_TYPE_RANGE.most }, (_, at) =>
          String(RULES_TYPE_RANGE.least + at),
        ),
        { required: true, admin: ofRules },
      ),
      createChoiceField("rules_label", "Rules label", RULES_LABELS, {
        required: true,
        admin: ofRules,
      }),
    ]),
    ruleRow([
      createChoiceField("compliance", "Compliance level", COMPLIANCE_LEVELS, { admin: ofRules }),
      {
        name: "entity",
        type: "text",
        label: "Entity",
        required: true,
        index: true,
        admin: { ...ofRules, description: "The insurer entity." },
      },
    ]),
    lists(
      "residence",
      "Residence",
      "Groups marked (residence). A visitor who lives in one of these countries.",
    ),
    lists("destination", "Destination", "Groups marked (destination)."),
    lists("nationality", "Nationality", "Leave empty unless nationality decides."),
    createRelationsField("profile", "Profile", "profiles", ofRules),
    createRelationsField("product", "Product", "products", { help: "Exactly one.", ...ofRules }),
    createRelationsField("funnel", "Funnel", "funnels", {
      help: "One at most. Without one, quotes lead to the product.",
      ...ofRules,
    }),
    {
      name: "priority",
      type: "number",
      label: "Priority",
      defaultValue: 0,
      admin: {
        ...ofRules,
        description: "The lower one wins where rules meet. 0 unless there is a reason.",
      },
    },
    {
      name: "same_country",
      type: "checkbox",
      label: "Also within one country",
      index: true,
      admin: {
        ...ofRules,
        description:
          "Whether the rule applies to residents who stay in their own country. In a new rule it is on for local plans (rules type 1) and for Local national, and off otherwise, until you change it.",
        components: { afterInput: ["/admin/same-country.tsx#SameCountryDefault"] },
      },
    },
    createRelationsField("linked", "Linked rules", "rules", {
      help: "The rules that this nationality record links.",
      condition: isLinkCarrier,
    }),
    opaque,
  ],
});
