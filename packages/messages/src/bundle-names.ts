/** The bundles of each language that the site shows. */
export const siteBundles = ["common", "formsFields", "lisa"] as const;
/** The bundles of each language. `admin` has the sentences of the content service. */
export const bundleNames = [...siteBundles, "admin"] as const;
export type SiteBundle = (typeof siteBundles)[number];
export type BundleName = (typeof bundleNames)[number];
