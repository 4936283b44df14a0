/** The one script of every page. Everything here listens on the document, so it outlives each swapped page. */
import { startChunkGuard } from "./chunk-guard.ts";
import { startForms } from "./form.ts";
import { startNavigation } from "./navigation.ts";
import { startOnlineStatus } from "./online.ts";
import { startOverlays } from "./overlays.ts";
import { startPanel } from "./panel.ts";
import { fetchFinders, fetchPointer } from "./parts.ts";
import { startPrivacy } from "./privacy/start.ts";

// Written into the page by the route table, which itself stays on the server (its code would double this script).
const geolocation = document.documentElement.dataset["geolocation"];

startChunkGuard();
startPanel(geolocation);
startOverlays();
fetchFinders(geolocation);
startForms();
startNavigation();
fetchPointer();
startOnlineStatus();
startPrivacy();
