/**
 * Tracks whether the browser is online (spec §4) and shows a change in a status line. The texts are
 * data attributes of the page.
 */
const BACK_ONLINE_MS = 4000;

export function startOnlineStatus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function say(state: "offline" | "online" | null): void {
    clearTimeout(timer);
    document.documentElement.toggleAttribute("data-offline", !navigator.onLine);
    const line = document.querySelector<HTMLElement>("[data-connection]");
    if (line) line.textContent = (state && line.dataset[state]) ?? "";
    if (state === "online") timer = setTimeout(() => say(null), BACK_ONLINE_MS);
  }
  addEventListener("offline", () => say("offline"));
  addEventListener("online", () => say("online"));
  // The status line of a page that was swapped in is empty.
  document.addEventListener("astro:after-swap", () => say(navigator.onLine ? null : "offline"));
  if (!navigator.onLine) say("offline");
}
