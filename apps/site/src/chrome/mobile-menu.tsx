import { Anchor, ButtonLink, Icon, Wordmark } from "@orlaya/ui";
import { AudienceLinks } from "./audience-links.tsx";
import {
  getCtaLink,
  findCurrentPlace,
  isCurrent,
  getCurrentMark,
  type HeaderProps,
} from "./header-parts.ts";
import { Languages } from "./languages.tsx";
import css from "./mobile-menu.module.css";
import type { ChromeContext, NavEntry } from "./model.ts";

/**
 * Id of the dialog that the burger opens. Without scripts the burger links to the footer instead.
 */
export const MOBILE_MENU_ID = "mobile-menu";

/** Renders the whole header for small screens, as a dialog with the height of the screen. */
export function MobileMenu({ model, context }: HeaderProps) {
  const t = context.t.common;
  const cta = getCtaLink(model);
  const current = findCurrentPlace(model, context);
  return (
    <dialog id={MOBILE_MENU_ID} className={css.menu} aria-label={t("menu")}>
      <div className={css.top}>
        <a href={context.home} className={css.logo} aria-label={t("homeLink")}>
          <Wordmark />
        </a>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label={t("close")}>
            <Icon name="x" size={24} />
          </button>
        </form>
      </div>
      <nav aria-label={t("menu")}>
        <ul role="list">
          {model.entries.map((entry, place) => (
            <li key={place}>
              <Entry entry={entry} isMarked={entry === current} context={context} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.actions}>
        {cta && <ButtonLink link={cta} hint={t("newTab")} />}
        {model.login && (
          <ButtonLink
            link={model.login}
            variant="secondary"
            icon="user"
            iconSide="start"
            hint={t("newTab")}
          />
        )}
      </div>
      {model.audiences && (
        <div role="group" className={css.audiences} aria-label={t("audienceSwitcher")}>
          <AudienceLinks links={model.audiences} audience={context.audience} />
        </div>
      )}
      <ul className={css.secondary} role="list">
        {model.secondary.map((link) => (
          <li key={link.label}>
            <Anchor
              link={link}
              hint={t("newTab")}
              aria-current={getCurrentMark(link, current, context)}
            />
          </li>
        ))}
      </ul>
      {model.languages && <Languages items={model.languages} className={css.languages} />}
    </dialog>
  );
}

function Entry({
  entry,
  isMarked,
  context,
}: {
  readonly entry: NavEntry;
  readonly isMarked: boolean;
  readonly context: ChromeContext;
}) {
  const modules = entry.kind === "item" ? [entry.module] : entry.modules;
  const label = entry.kind === "item" ? entry.module.label : entry.label;
  const mark = (link: Parameters<typeof isCurrent>[0]) =>
    isCurrent(link, context) ? ("page" as const) : undefined;
  // The page of a tab is listed before its links, the page of an entry after its links.
  const links = modules.flatMap(({ link, label: name, groups }) => {
    const inside = groups.flatMap((group) => group.links.map((row) => row.link));
    return entry.kind === "tabs"
      ? [...(link ? [{ ...link, label: name, isTab: true }] : []), ...inside]
      : [...inside, ...(link ? [link] : [])];
  });
  if (entry.kind === "item" && entry.module.groups.length === 0) {
    const { link } = entry.module;
    return link ? (
      <Anchor
        link={link}
        className={css.entry}
        aria-current={getCurrentMark(link, isMarked ? link : null, context)}
      >
        {label}
      </Anchor>
    ) : null;
  }
  return (
    <details name="mobile-menu">
      <summary className={css.entry} data-current={isMarked || undefined}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul role="list">
        {links.map((link) => (
          <li key={link.label}>
            <Anchor link={link} hint={context.t.common("newTab")} aria-current={mark(link)}>
              {"isTab" in link ? <b>{link.label}</b> : link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
