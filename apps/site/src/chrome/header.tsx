import { Anchor, ButtonLink, Icon, Picture, Pill, TextLink, Wordmark } from "@orlaya/ui";
import { ctaLink, currentPlace, isCurrent, markOf, type HeaderProps } from "./header-parts.ts";
import css from "./header.module.css";
import { Languages } from "./languages.tsx";
import { MOBILE_MENU_ID, MobileMenu } from "./mobile-menu.tsx";
import type { ChromeContext, NavEntry, NavModule } from "./model.ts";

/** Utility bar, header and mobile menu (spec §2 Shared chrome; design brief §5.5). Works without scripts. */
export function Header({ model, context }: HeaderProps) {
  const t = context.t.common;
  return (
    <>
      <a className={css.skip} href="#main">
        {t("skip")}
      </a>
      <header className={css.header}>
        {model.banner && !model.isLite && (
          <div className={css.banner}>
            <div className="wrap">
              <p>{model.banner.text}</p>
              {model.banner.actions.map((link) => (
                <Anchor key={link.label} link={link} hint={t("newTab")} />
              ))}
            </div>
          </div>
        )}
        {model.isLite || <UtilityBar model={model} context={context} />}
        <div className={css.bar} data-header="">
          <div className="wrap">
            <a className={css.logo} href={context.home} aria-label={t("homeLink")}>
              <Wordmark />
            </a>
            {model.isLite ? (
              model.phone && (
                <span className={css.phone}>
                  <TextLink link={model.phone.link} icon="phone" iconSide="start" />
                  {model.phone.sample && (
                    <span>
                      <Pill>{t("sample")}</Pill>
                    </span>
                  )}
                </span>
              )
            ) : (
              <>
                <Navigation model={model} context={context} />
                <Actions model={model} context={context} />
                <a
                  className={css.burger}
                  href="#footer-nav"
                  data-dialog={MOBILE_MENU_ID}
                  aria-label={t("menu")}
                >
                  <Icon name="menu" size={26} />
                </a>
              </>
            )}
          </div>
        </div>
        <p
          className={css.connection}
          role="status"
          data-connection=""
          data-offline={t("offline")}
          data-online={t("online")}
        />
      </header>
      {model.isLite || <MobileMenu model={model} context={context} />}
    </>
  );
}

function UtilityBar({ model, context }: HeaderProps) {
  const { t, audience } = context;
  const language = model.languages?.find(({ isCurrent: shown }) => shown);
  const current = currentPlace(model, context);
  return (
    <div className={css.utility} data-tone="pine">
      <div className="wrap">
        {model.audiences && (
          <nav className={css.audiences} aria-label={t.common("audienceSwitcher")}>
            {(["individual", "corporate"] as const).map(
              (site) =>
                model.audiences && (
                  <Anchor
                    key={site}
                    link={model.audiences[site]}
                    aria-current={site === audience ? "true" : undefined}
                  />
                ),
            )}
          </nav>
        )}
        <ul className={css.secondary} role="list">
          {model.secondary.map((link) => (
            <li key={link.label}>
              <Anchor
                link={link}
                hint={t.common("newTab")}
                aria-current={markOf(link, current, context)}
              />
            </li>
          ))}
          {model.languages && language && (
            <li>
              <button
                type="button"
                className={css.language}
                popoverTarget="languages"
                aria-label={`${t.common("languageSwitcher")}\u00a0: ${language.label}`}
              >
                {language.label}
                <Icon name="chevron-down" size={14} />
              </button>
              <div id="languages" className={css.languages} popover="auto">
                <Languages items={model.languages} />
              </div>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function Actions({ model, context }: HeaderProps) {
  const { t } = context;
  const cta = ctaLink(model);
  return (
    <div className={css.actions}>
      {model.login && (
        <TextLink
          link={model.login}
          icon="user"
          iconSide="start"
          className={css.login}
          hint={t.common("newTab")}
          aria-current={isCurrent(model.login, context) ? "page" : undefined}
        />
      )}
      {cta && <ButtonLink link={cta} size="sm" className={css.cta} hint={t.common("newTab")} />}
    </div>
  );
}

function Navigation({ model, context }: HeaderProps) {
  const current = currentPlace(model, context);
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
          aria-current={markOf(link, marked ? link : null, context)}
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

/** Columns of links and a box that helps whoever does not know where to go. */
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

/** An entry of several modules: each is a column headed by a link to its overview. Tabs are links, not widgets. */
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

/** Links of a column, each with its line of description. */
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
