/**
 * Fetches the search of the lists of countries when they are first opened. Until then, and without
 * it, the lists are complete.
 */
export function startMarket(): void {
  // The event does not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      const lists =
        target instanceof HTMLDetailsElement && target.open
          ? target.querySelector<HTMLElement>("[data-market]")
          : null;
      if (lists) void import("./market-chunk.ts").then(({ enhanceMarket }) => enhanceMarket(lists));
    },
    { capture: true },
  );
}
