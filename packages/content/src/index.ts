export { createContent } from "./client.ts";
export type { Content, ContentOptions } from "./client.ts";
export type { SiteContent } from "./site-content.ts";
export type { Company } from "./company.ts";
export { readCountryCode } from "./answers.ts";
export type {
  Country,
  CountryPage,
  FinderRelease,
  Group,
  HeaderAnswer,
  Listed,
  ListedType,
  Listing,
  ListRequest,
  Place,
  Plan,
  PlanForm,
  ProductPageFilters,
  Region,
  RouteRow,
} from "./answers.ts";
export { isPage, parseDocument } from "./parse.ts";
export type { CollectionName, Malformed, PageDocument, PageName } from "./parse.ts";
export type { Site } from "./questions/query.ts";
export { ContentUnavailable } from "./content-unavailable.ts";
export { waitAtMost } from "./wait-at-most.ts";
export type { Remember } from "./remember.ts";
export type { Link, LinkedPage, Rendition, RichText, RichTextNode } from "./values.ts";
export type * from "../generated/documents.ts";
export type {
  EndedPreview,
  PlannedPage,
  PreviewAnswer,
  PreviewDraft,
  PreviewPlannedState,
  PreviewGrant,
  PreviewQuery,
  PreviewTrial,
} from "./preview-grant.ts";
