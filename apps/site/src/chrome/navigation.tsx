import { Anchor, Icon, Picture, TextLink } from "@orlaya/ui";
import { findCurrentPlace, isCurrent, getCurrentMark, type HeaderProps } from "./header-parts.ts";
import css from "./header.module.css";
import type { ChromeContext, NavEntry, NavModule } from "./model.ts";

/** Renders the header entries for wide screens. Each entry is a link or a menu of columns. */
export function Navigation({ model, context }: HeaderProps) {
  const current = findCurrentPlace(model, context);
  return (
    <nav className={css.nav} aria-label={context.t.common("mainNav")} data-hover="">
      <ul role="list">
        {model.entries.map((entry, place) => (
          <li key={place}>
            <Entry
              entry={entry}
              id={`menu-${place}`}
              isCurrent={entry === current}
              context={context}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly entry: NavEntry;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly context: ChromeContext;
}
function Entry({ entry, id, isCurrent: marked, context }: EntryProps) {
  const modules = entry.kind === "item" ? [entry.module] : entry.modules;
  const label = entry.kind === "item" ? entry.module.label : entry.label;
  const link = entry.kind === "item" ? entry.module.link : null;
  if (modules.every((module) => module.groups.length === 0 && entry.kind === "item")) {
    return (
      link && (
        <Anchor
          link={link}
          hint={context.t.common("newTab")}
          aria-current={getCurrentMark(link, marked ? link : null, context)}
        >
          {label}
        </Anchor>
      )
    );
  }
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={marked ? "true" : undefined}>
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} className={css.mega} popover="auto" data-mega="">
        <div className="wrap">
          {entry.kind === "item" ? (
            <Groups module={entry.module} context={context} />
          ) : (
            <Tabs modules={modules} context={context} />
          )}
        </div>
      </div>
    </>
  );
}

/** Renders columns of links, and a box for visitors who do not know which page they need. */
function Groups({
  module: { groups, promo, link: overview },
  context,
}: {
  readonly module: NavModule;
  readonly context: ChromeContext;
}) {
  const t = context.t.common;
  return (
    <div className={css.groups} data-promo={promo ? "" : undefined}>
      <div className={css.columns}>
        {groups.map((group, place) => (
          <div key={place}>
            {group.label && <p className={css.groupLabel}>{group.label}</p>}
            <NavLinks links={group.links} context={context} />
          </div>
        ))}
      </div>
      {overview && (
        <TextLink
          link={overview}
          icon="arrow-right"
          className={css.overview}
          aria-current={isCurrent(overview, context) ? "page" : undefined}
        />
      )}
      {promo && (
        <div className={css.promo} data-tone="sand">
          {promo.image && <Picture picture={promo.image} sizes="18rem" className={css.globe} />}
          <p className={css.promoTitle}>{promo.title}</p>
          {promo.text && <p>{promo.text}</p>}
          {promo.link && <TextLink link={promo.link} icon="arrow-right" hint={t("newTab")} />}
        </div>
      )}
    </div>
  );
}

/**
 * Renders an entry of several modules: each module is a column under a link to its overview page.
 * The tabs are links, not a tab widget.
 */
function Tabs({
  modules,
  context,
}: {
  readonly modules: readonly NavModule[];
  readonly context: ChromeContext;
}) {
  return (
    <div className={css.groups}>
      <div className={css.columns}>
        {modules.map((module) => (
          <div key={module.uid}>
            {module.link ? (
              <TextLink
                link={{ ...module.link, label: module.label }}
                icon="arrow-right"
                className={css.tab}
                aria-current={isCurrent(module.link, context) ? "page" : undefined}
              />
            ) : (
              <p className={css.groupLabel}>{module.label}</p>
            )}
            <NavLinks links={module.groups.flatMap((group) => group.links)} context={context} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Renders the links of a column, each with its description. */
function NavLinks({
  links,
  context,
}: {
  readonly links: NavModule["groups"][number]["links"];
  readonly context: ChromeContext;
}) {
  return (
    <ul role="list">
      {links.map(({ link, description }) => (
        <li key={link.label}>
          <Anchor
            link={link}
            hint={context.t.common("newTab")}
            aria-current={isCurrent(link, context) ? "page" : undefined}
          >
            <b>{link.label}</b>
            {description && <span>{description}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
