import css from "./breadcrumbs.module.css";
import type { ChromeContext, Crumb } from "./model.ts";

/**
 * Renders the breadcrumbs from the home page to the current page; nothing on the home page itself.
 */
export function Breadcrumbs({
  items,
  context,
}: {
  readonly items: readonly Crumb[];
  readonly context: ChromeContext;
}) {
  if (items.length < 2) return null;
  return (
    <nav className={css.breadcrumbs} aria-label={context.t.common("breadcrumbs")}>
      <ol role="list" className="wrap">
        {items.map(({ label, href }, place) => (
          <li key={place}>
            {href === null || place === items.length - 1 ? (
              <span aria-current={place === items.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
