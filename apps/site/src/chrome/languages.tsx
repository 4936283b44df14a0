import type { LanguageItem } from "./model.ts";

/** Renders the languages by their own names. The current language is not a link. */
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
