/**
 * Fetches the form script on pages with a form. Until then, and without scripts, a form is a plain
 * POST.
 */
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
