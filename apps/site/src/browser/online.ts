/** Online or offline is tracked (spec §4) and said in one quiet line; the words come with the page. */
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
  // A page that was swapped in starts with an empty line.
  document.addEventListener("astro:after-swap", () => say(navigator.onLine ? null : "offline"));
  if (!navigator.onLine) say("offline");
}
