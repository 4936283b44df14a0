/** uid of the finder by need of each site (spec §3). */
export const FINDER_UIDS = {
  individual: "part-lisa-common",
  corporate: "part-lisa-common-pro",
} as const;
