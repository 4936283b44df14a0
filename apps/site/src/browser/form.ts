/** Forms of the page: their script is fetched when there is one. Until then, and without scripts, they are plain POSTs. */
export function startForms(): void {
  function prepare(): void {
    const form = document.querySelector<HTMLElement>("[data-form]");
    if (form)
      void import("./form-chunk.ts").then(({ enhanceForm }) => {
        enhanceForm(form);
      });
  }
  prepare();
  document.addEventListener("astro:after-swap", prepare);
}
