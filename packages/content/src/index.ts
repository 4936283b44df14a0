export { createContent, tagsOf } from "./client.ts";
export type {
  Content,
  ContentOptions,
  CountryPage,
  FinderRelease,
  Listing,
  ListRequest,
  PreviewGrant,
  ProductPageFilters,
  RouteRow,
  StoredDocument,
} from "./client.ts";
export { ContentUnavailable } from "./remember.ts";
export type { Remember } from "./remember.ts";
