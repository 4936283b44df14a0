/** The one script of every page. Everything here listens on the document, so it outlives each swapped page. */
import { startChunkGuard } from './chunk-guard.ts';
import { startFinders } from './finder.ts';
import { startNavigation } from './navigation.ts';
import { startOnlineStatus } from './online.ts';
import { startOverlays } from './overlays.ts';
import { startPanel } from './panel.ts';
import { startPrefetch } from './prefetch.ts';

// The route table writes the address into the page, so that the table itself stays on the server.
const geolocation = document.documentElement.dataset['geolocation'] ?? '/api/geolocation';

startChunkGuard();
startPanel(geolocation);
startOverlays();
startFinders(geolocation);
startNavigation();
startPrefetch();
startOnlineStatus();
