/** Journeys that must keep their outcome in every release (finder §2.17). */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  RelationshipField,
} from "payload";
import { readActor } from "../access/roles.ts";
import { record, type Stored } from "../fields/record.ts";
import { createRelationField, type RelationOptions } from "../fields/relation.ts";
import { createSetField, createTableCollection, opaque } from "./finder-table.ts";

/**
 * Creates a relation to one country that the finder knows. `checkRecord` refuses a journey without a
 * country or profile. In the database these columns may be empty: an old version loses its relation
 * when the record is deleted.
 */
function createCountryField(
  name: string,
  label: string,
  options: RelationOptions = {},
): RelationshipField {
  const filter = { data_id: { exists: true } };
  return createRelationField(name, label, "countries", { filter, ...options });
}
const outcome: Field = {
  name: "outcome",
  type: "select",
  label: "Outcome",
  required: true,
  defaultValue: "plan",
  index: true,
  enumName: "finder_outcome",
  options: [
    { value: "plan", label: "A plan" },
    { value: "none", label: "No plan" },
    { value: "asks", label: "Nationality is asked" },
  ],
};

const isAnswered = (data: unknown): boolean => record(data)["outcome"] !== "asks";
/** Empties the fields that the form hides, which would contradict the others. */
const clearHidden: CollectionBeforeValidateHook = ({ data }) => {
  const given = record(data);
  const noProduct = given["outcome"] !== "plan" && given["outcome"] !== undefined;
  const notListed = isAnswered(given) && given["nationality_not_listed"] === true;
  return {
    ...given,
    ...(noProduct ? { product: null } : {}),
    ...(notListed ? { nationality: null } : {}),
    ...(isAnswered(given) ? {} : { nationality: null, nationality_not_listed: false }),
  };
};

/** Only the endpoints of scenarios write these fields. */
const byService = { create: () => false, update: () => false };

/** Creates the fields that state who wrote a scenario, and whether it stops releases. */
function createPinFields(): Field[] {
  return [
    {
      name: "pinned",
      type: "checkbox",
      label: "Pinned",
      defaultValue: true,
      access: byService,
      admin: {
        ...{ readOnly: true, position: "sidebar" },
        description: "A release that changes a pinned scenario waits for an agreement.",
      },
    },
    {
      name: "pin_note",
      type: "textarea",
      label: "Why it is pinned or not",
      access: byService,
      admin: { readOnly: true, position: "sidebar" },
    },
    {
      name: "written_by",
      type: "text",
      label: "Written by",
      access: byService,
      admin: { readOnly: true, position: "sidebar" },
    },
  ];
}

/** States who wrote a scenario. */
const signScenario: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === "create"
    ? { ...(data as Stored), written_by: readActor(req.user)?.email ?? null }
    : (data as Stored);

export const finderJourneys: CollectionConfig = createTableCollection({
  slug: "finder_journeys",
  table: "journeys",
  labels: { singular: "Journey that must hold", plural: "Journeys that must hold" },
  beforeChange: [signScenario],
  title: "why",
  sort: "data_id",
  beforeValidate: [clearHidden],
  search: ["why", "data_id"],
  columns: ["why", "residence", "destination", "profile", "nationality", "outcome", "product"],
  fields: [
    createSetField("journeys"),
    {
      name: "why",
      type: "textarea",
      label: "Why",
      required: true,
      admin: { description: "The reason for the outcome, in one sentence." },
    },
    {
      type: "row",
      fields: [
        createCountryField("residence", "Residence"),
        createCountryField("destination", "Destination"),
      ],
    },
    createRelationField("profile", "Profile", "profiles"),
    outcome,
    createCountryField("nationality", "Nationality", {
      help: "Leave empty where nationality is not answered.",
      condition: (data) => isAnswered(data) && record(data)["nationality_not_listed"] !== true,
    }),
    {
      name: "nationality_not_listed",
      type: "checkbox",
      label: "Nationality: not listed",
      defaultValue: false,
      admin: {
        condition: isAnswered,
        description: "The visitor answers “My nationality is not listed”.",
      },
    },
    ...createPinFields(),
    createRelationField("product", "Product", "products", {
      help: "The plan that the visitor must get.",
      condition: (data) => record(data)["outcome"] === "plan",
    }),
    opaque,
  ],
});
