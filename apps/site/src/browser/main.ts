/** The one script of every page. Everything here listens on the document, so it outlives each swapped page. */
import { startChunkGuard } from './chunk-guard.ts';
import { startFinders } from './finder.ts';
import { startForms } from './form.ts';
import { startNavigation } from './navigation.ts';
import { startOnlineStatus } from './online.ts';
import { startOverlays } from './overlays.ts';
import { startPanel } from './panel.ts';
import { startPrivacy } from './privacy/start.ts';
import { startPrefetch } from './prefetch.ts';

// Written into the page by the route table, which itself stays on the server (its code would double this script).
const geolocation = document.documentElement.dataset['geolocation'];

startChunkGuard();
startPanel(geolocation);
startOverlays();
startFinders(geolocation);
startForms();
startNavigation();
startPrefetch();
startOnlineStatus();
startPrivacy();
