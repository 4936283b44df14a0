import type { LanguageItem } from "./model.ts";

/** The languages by their own names; the one of the page is no link. */
export function Languages({
  items,
  className,
}: {
  readonly items: readonly LanguageItem[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={className} role="list">
      {items.map(({ code, label, href, isCurrent }) => (
        <li key={code}>
          {isCurrent ? (
            <span lang={code} aria-current="true">
              {label}
            </span>
          ) : (
            <a href={href} lang={code} hrefLang={code}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
