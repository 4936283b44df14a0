import { Anchor, ButtonLink, Icon, TextLink, Wordmark } from "@orlaya/ui";
import {
  getCtaLink,
  findCurrentPlace,
  isCurrent,
  getCurrentMark,
  type HeaderProps,
} from "./header-parts.ts";
import css from "./header.module.css";
import { AudienceLinks } from "./audience-links.tsx";
import { Languages } from "./languages.tsx";
import { MOBILE_MENU_ID, MobileMenu } from "./mobile-menu.tsx";
import type { HeaderModel } from "./model.ts";
import { Navigation } from "./navigation.tsx";

/**
 * Renders utility bar, header and mobile menu (spec §2 Shared chrome; design §5.5). Works without
 * scripts.
 */
export function Header({ model, context }: HeaderProps) {
  const t = context.t.common;
  return (
    <>
      <a className={css.skip} href="#main">
        {t("skip")}
      </a>
      <header className={css.header}>
        {model.banner && !model.isLite && <Banner banner={model.banner} hint={t("newTab")} />}
        {model.isLite || <UtilityBar model={model} context={context} />}
        <div className={css.bar} data-header="">
          <div className="wrap">
            <a className={css.logo} href={context.home} aria-label={t("homeLink")}>
              <Wordmark />
            </a>
            {model.isLite ? (
              model.phone && <Phone phone={model.phone} />
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

function Banner({
  banner,
  hint,
}: {
  readonly banner: NonNullable<HeaderModel["banner"]>;
  readonly hint: string;
}) {
  return (
    <div className={css.banner}>
      <div className="wrap">
        <p>{banner.text}</p>
        {banner.actions.map((link) => (
          <Anchor key={link.label} link={link} hint={hint} />
        ))}
      </div>
    </div>
  );
}

/** Renders the phone number, which replaces the navigation in the lite variant. */
function Phone({ phone }: { readonly phone: NonNullable<HeaderModel["phone"]> }) {
  return (
    <span className={css.phone}>
      <TextLink link={phone} icon="phone" iconSide="start" />
    </span>
  );
}

function UtilityBar({ model, context }: HeaderProps) {
  const { t, audience } = context;
  const language = model.languages?.find(({ isCurrent: shown }) => shown);
  const current = findCurrentPlace(model, context);
  return (
    <div className={css.utility} data-tone="pine">
      <div className="wrap">
        {model.audiences && (
          <nav className={css.audiences} aria-label={t.common("audienceSwitcher")}>
            <AudienceLinks links={model.audiences} audience={audience} />
          </nav>
        )}
        <ul className={css.secondary} role="list">
          {model.secondary.map((link) => (
            <li key={link.label}>
              <Anchor
                link={link}
                hint={t.common("newTab")}
                aria-current={getCurrentMark(link, current, context)}
              />
            </li>
          ))}
          {model.languages && language && (
            <li>
              <button
                type="button"
                className={css.language}
                popoverTarget="languages"
                aria-label={t.common("labelled", {
                  label: t.common("languageSwitcher"),
                  text: language.label,
                })}
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
  const cta = getCtaLink(model);
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
