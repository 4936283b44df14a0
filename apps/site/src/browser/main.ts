/**
 * Entry script of every page. Its listeners are on the document and the window, so they stay when
 * the router swaps the page.
 */
import { startChunkGuard } from "./chunk-guard.ts";
import { startForms } from "./form.ts";
import { startMarket } from "./market.ts";
import { startNavigation } from "./navigation.ts";
import { startOnlineStatus } from "./online.ts";
import { startOverlays } from "./overlays.ts";
import { startPanel } from "./panel.ts";
import { fetchFinders, fetchPointer } from "./parts.ts";
import { startPrivacy } from "./privacy/start.ts";

// The server writes this URL from the route table into the page. Importing the route table here
// would double the size of this script.
const geolocation = document.documentElement.dataset["geolocation"];

startChunkGuard();
startPanel(geolocation);
startOverlays();
fetchFinders(geolocation);
startForms();
startMarket();
startNavigation();
fetchPointer();
startOnlineStatus();
startPrivacy();
