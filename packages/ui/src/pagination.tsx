import { ButtonLink } from "./button.tsx";
import css from "./pagination.module.css";

/**
 * Position in a list with several pages. The caller builds the addresses: page 1 is the address of
 * the list, without a query.
 */
export interface PaginationData {
  /** Number of the current page, from 1. */
  readonly current: number;
  readonly total: number;
  /** Returns the address of a page by its number. */
  readonly hrefOf: (page: number) => string;
}
export interface PaginationWords {
  /** Accessible name of the navigation: "Pages". */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** "Page 3". */
  readonly page: (page: number) => string;
}

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours. Null
 * stands for omitted numbers.
 */
export function listPageNumbers(current: number, total: number): readonly (number | null)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    // A gap of a single page shows that page.
    return page - before === 1 ? [page] : page - before === 2 ? [page - 1, page] : [null, page];
  });
}

/**
 * Renders the navigation of a list with several pages: previous, numbers, next. Renders nothing for
 * a single page.
 */
export function Pagination({
  current,
  total,
  hrefOf,
  words,
}: PaginationData & { readonly words: PaginationWords }) {
  if (total < 2) return null;
  function link(page: number, label: string, rel?: "prev" | "next") {
    return {
      label,
      href: hrefOf(page),
      external: false,
      newTab: false,
      ...(rel && { rel }),
    };
  }
  return (
    <nav aria-label={words.label}>
      <ul role="list" className={css.pages}>
        {current > 1 && (
          <li>
            <ButtonLink
              variant="secondary"
              size="sm"
              link={link(current - 1, words.previous, "prev")}
            />
          </li>
        )}
        {listPageNumbers(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              "…"
            ) : (
              <ButtonLink
                variant={page === current ? "primary" : "text"}
                size="sm"
                link={link(page, String(page))}
                aria-label={words.page(page)}
                {...(page === current && { "aria-current": "page" as const })}
              />
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <ButtonLink
              variant="secondary"
              size="sm"
              link={link(current + 1, words.next, "next")}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}
