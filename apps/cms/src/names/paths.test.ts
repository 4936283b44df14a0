import { expect, it } from "vitest";
import { adminPaths, apiPath, endpointPaths } from "./paths.ts";

it.each([
  [adminPaths.collection("page_faq"), "/admin/collections/page_faq"],
  [adminPaths.filteredList("page_faq", "where=x"), "/admin/collections/page_faq?where=x"],
  [adminPaths.global("finder_live"), "/admin/globals/finder_live"],
  [adminPaths.document("page_faq", 7), "/admin/collections/page_faq/7"],
  [adminPaths.global("finder_live"), "/admin/globals/finder_live"],
  [adminPaths.login("/admin/account"), "/admin/login?redirect=%2Fadmin%2Faccount"],
  [adminPaths.trashed("page_faq", "a"), "/admin/collections/page_faq/trash/a"],
  [adminPaths.global("finder_live"), "/admin/globals/finder_live"],
  [
    adminPaths.version(adminPaths.document("page_faq", 7), 8),
    "/admin/collections/page_faq/7/versions/8",
  ],
  [adminPaths.listPage(2), "?page=2"],
  [adminPaths.passwordReset("abc"), "/admin/reset/abc"],
  [endpointPaths.document("rules", 7, "depth=0&draft=true"), "/rules/7?depth=0&draft=true"],
  [endpointPaths.rendition("a b.avif"), "/media/rendition/a%20b.avif"],
  [
    endpointPaths.explanation({ from: "FR", to: "SG", as: "travel" }),
    "/finder/explain?from=FR&to=SG&as=travel",
  ],
  [endpointPaths.table("rules", "csv"), "/finder/table/rules?format=csv"],
  [endpointPaths.table("rules", "csv", false), "/finder/table/rules?format=csv&dry=false"],
  [endpointPaths.search("hálló & /es"), "/search?q=h%C3%A1ll%C3%B3+%26+%2Fes"],
  [endpointPaths.settlePlan(7), "/plans/7/seen"],
  [endpointPaths.resendLead(7), "/leads/7/again"],
  [apiPath(endpointPaths.releaseFile(3)), "/api/finder/release/3/file"],
])("%s", (path, expected) => {
  expect(path).toBe(expected);
});
