/** Paths of the views of the admin, below its root. */
export const VIEWS = {
  /** The board of translations. */
  translations: "/translations",
  /** The view of broken links. */
  links: "/links",
  /** The list of campaigns. */
  campaigns: "/campaigns",
  /** The view of evidence. */
  evidence: "/evidence",
  /** The view of the audit log. */
  audit: "/audit",
  /** The slice simulator. */
  slices: "/slices",
  /** The view of scenarios. */
  scenarios: "/finder-scenarios",
  /** The view of findings. */
  findings: "/finder-findings",
  /** The map of the rules. */
  map: "/finder-map",
  /** The table of the rules. */
  table: "/finder-table",
  /** The releases of the rules. */
  history: "/finder-history",
  /** The view that tries a change set. */
  try: "/finder-try",
  /** The list of change sets of the finder. */
  sets: "/sets",
  /** The view that exports and imports content. */
  transfer: "/transfer",
} as const;
