/** Paths of the icons of the menu. Shapes of lucide 1.62 (packages/ui/src/LICENCES.md). */
import { ICON_PATHS } from "@orlaya/ui/icon-paths";
import type { PlaceKey } from "./places.ts";

/** Paths of the icons of the places. */
export const PLACE_ICONS: Readonly<Record<PlaceKey, string>> = {
  start:
    "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-5.999a2 2 0 0 1 2.582 0l7 5.999A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  languages: "M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6",
  campaigns: ICON_PATHS.calendar,
  pages: ICON_PATHS["file-text"],
  plans: ICON_PATHS.shield,
  destinations: ICON_PATHS["map-pin"],
  blocks:
    "M4 3h16a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 14h7a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM17 14h3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z",
  forms: ICON_PATHS.mail,
  finder: ICON_PATHS.search,
  service: ICON_PATHS.users,
  publish: "M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
  rules: "M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4",
  countryLists: ICON_PATHS.globe,
  finderPlans: ICON_PATHS.shield,
  proofs: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 12l2 2 4-4",
  releases: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2",
  finderTexts: ICON_PATHS.message,
  countries: ICON_PATHS["map-pin"],
  settings: "M21 5h-7M10 5H3M21 12h-9M8 12H3M21 19h-5M12 19H3M14 3v4M8 10v4M16 17v4",
};
export const ACCOUNT_ICON = ICON_PATHS.user;
export const LOG_OUT_ICON = "M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4";
