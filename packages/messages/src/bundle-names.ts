/** The bundles of each language. */
export const bundleNames = ["common", "formsFields", "lisa"] as const;
export type BundleName = (typeof bundleNames)[number];
