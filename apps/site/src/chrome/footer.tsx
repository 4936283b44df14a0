import { Anchor, Icon, Wordmark } from "@orlaya/ui";
import type { ReactNode } from "react";
import css from "./footer.module.css";
import { Languages } from "./languages.tsx";
import type { ChromeContext, FooterGroup, FooterModel } from "./model.ts";

/** Renders the footer (spec §2 Shared chrome; design §5.5). */
export function Footer({
  model,
  context,
}: {
  readonly model: FooterModel;
  readonly context: ChromeContext;
}) {
  const t = context.t.common;
  function links(items: FooterGroup["links"]) {
    return (
      <ul role="list">
        {items.map((link) => (
          <li key={link.label}>
            <Anchor link={link} hint={t("newTab")} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <footer className={css.footer} data-tone="pine">
      <div className="wrap">
        {model.isDemonstration && <Demonstration>{t("demonstration")}</Demonstration>}
        <div className={css.columns} id="footer-nav" tabIndex={-1}>
          <div className={css.brand}>
            <a href={context.home} aria-label={t("homeLink")}>
              <Wordmark />
            </a>
            {model.legalText && <p>{model.legalText}</p>}
            {model.marketLine && <p className={css.market}>{model.marketLine}</p>}
            <Pills label={t("footer.apps")} items={model.apps} hint={t("newTab")} />
            <Pills label={t("footer.social")} items={model.social} hint={t("newTab")} />
          </div>
          {model.quickLinks.links.length > 0 && (
            <div>
              {model.quickLinks.title && <p className={css.title}>{model.quickLinks.title}</p>}
              {links(model.quickLinks.links)}
            </div>
          )}
          <Group title={model.quotes.title || t("footer.quotes")}>
            {links(model.quotes.links)}
          </Group>
          <Group title={model.about.title || t("footer.about")}>{links(model.about.links)}</Group>
        </div>
        <div className={css.row}>
          {model.markets.length > 0 && (
            <>
              <p className={css.rowTitle}>{t("footer.markets")}</p>
              {links(model.markets)}
            </>
          )}
          <LanguageRow title={t("languageSwitcher")} items={model.languages} />
        </div>
        <div className={css.row}>{links(model.legal)}</div>
      </div>
    </footer>
  );
}

/** Says that the site is a demonstration. */
function Demonstration({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.demonstration} data-demonstration="">
      {children}
    </p>
  );
}

function LanguageRow({
  title,
  items,
}: {
  readonly title: string;
  readonly items: FooterModel["languages"];
}) {
  return (
    <div className={css.languages}>
      <p className={css.rowTitle}>{`${title}\u00a0:`}</p>
      <Languages items={items} />
    </div>
  );
}

function Pills({
  label,
  items,
  hint,
}: {
  readonly label: string;
  readonly items: FooterGroup["links"];
  readonly hint: string;
}) {
  if (items.length === 0) return null;
  return (
    <div className={css.pills} role="group" aria-label={label}>
      {items.map((link) => (
        <Anchor key={link.label} link={link} hint={hint} />
      ))}
    </div>
  );
}

/**
 * Renders an accordion group. On wide screens the group is an open column: a script opens it, and
 * without scripts the style sheet does.
 */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={css.group} data-open-wide="">
      <summary className={css.title}>
        {title}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
