import type { MessageKey } from "@orlaya/messages";
import type { Translators } from "@orlaya/messages/server";
import type { Category as ConsentCategory, StoredValue } from "../cookies-and-storage.ts";
import { buildStoredRows } from "./stored-rows.ts";

export interface ConsentDialogProps {
  readonly t: Translators["common"];
  /**
   * Two-letter locale in capitals: the version of the texts that is stored with an answer
   * (spec §7).
   */
  readonly version: string;
  /**
   * What the visitor is asked about. When it is empty, the dialog only shows the stored values.
   */
  readonly categories: readonly ConsentCategory[];
  readonly values: readonly (StoredValue & { readonly name: string })[];
  /** Path of the privacy page in the same language. */
  readonly privacyHref: string;
  /** URL of the dialog's own style sheet, which pages load only with the dialog. */
  readonly styles: string;
}

const CATEGORY_TEXT = {
  necessary: "cookies.necessaryText",
  measurement: "cookies.measurementText",
  advertising: "cookies.advertisingText",
  searches: "cookies.searchesText",
} as const satisfies Record<string, MessageKey<"common">>;

const INTRODUCTION = {
  tags: "cookies.text",
  searches: "cookies.textSearches",
  both: "cookies.textBoth",
} as const satisfies Record<string, MessageKey<"common">>;

/** Returns what the introduction is about. */
function getSubject(categories: readonly ConsentCategory[]): keyof typeof INTRODUCTION {
  if (!categories.includes("searches")) return "tags";
  return categories.length > 1 ? "both" : "searches";
}

type PartProps<K extends keyof ConsentDialogProps> = Pick<ConsentDialogProps, K | "t">;

/** Renders the heading, and the button that closes the dialog without an answer. */
function Top({ t, asks }: PartProps<never> & { readonly asks: boolean }) {
  return (
    <div className="consent-top">
      <h2 id="cookie-dialog-title" tabIndex={-1}>
        {t(asks ? "cookies.title" : "cookies.settings")}
      </h2>
      <button type="submit" value="" className="consent-close" aria-label={t("close")}>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        >
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </div>
  );
}

/** Renders a category with its checkbox. The necessary category is ticked and cannot be changed. */
function Category({
  t,
  category,
}: PartProps<never> & { readonly category: keyof typeof CATEGORY_TEXT }) {
  return (
    <label>
      <input
        type="checkbox"
        name="category"
        value={category}
        {...(category === "necessary" && { defaultChecked: true, disabled: true })}
      />
      <span>
        <b>{t(`cookies.${category}`)}</b> {t(CATEGORY_TEXT[category])}
      </span>
    </label>
  );
}

/** Renders the list of the values that the site stores in the browser. */
function StoredValues({ t, values }: PartProps<"values">) {
  return (
    <div data-for="settings signal nothing">
      <h3 id="cookie-dialog-stored">{t("cookies.stored")}</h3>
      <dl aria-labelledby="cookie-dialog-stored">
        {buildStoredRows(values, t).map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              {row.purpose}
              <small>
                {row.place} · {row.duration}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Answers({ t }: PartProps<never>) {
  return (
    <div className="consent-actions" data-for="ask choose settings">
      <button type="submit" value="accept">
        {t("cookies.accept")}
      </button>
      <button type="submit" value="refuse">
        {t("cookies.refuse")}
      </button>
      <button type="button" data-choose="" data-for="ask">
        {t("cookies.choose")}
      </button>
      <button type="submit" value="save" data-for="choose settings">
        {t("cookies.save")}
      </button>
    </div>
  );
}

/**
 * Renders the cookie dialog. browser/privacy/dialog.ts sets its `data-mode` and shows it; without
 * that script the dialog is not shown.
 * - `ask`: a card in the corner that asks
 * - `choose`: the same card with its choices
 * - `settings`: a modal dialog with everything
 * - `signal`: a dialog without a choice, because the browser refuses tracking
 * - `nothing`: a dialog without a choice, because nothing needs consent
 * The dialog has its own styles, because a page may lack the style sheets of the ui components.
 */
export function ConsentDialog({
  t,
  version,
  categories,
  values,
  privacyHref,
  styles,
}: ConsentDialogProps) {
  const asks = categories.length > 0;
  return (
    <dialog
      id="cookie-dialog"
      className="consent"
      aria-labelledby="cookie-dialog-title"
      data-version={version}
    >
      <link rel="stylesheet" href={styles} />
      <form method="dialog">
        <Top t={t} asks={asks} />
        {asks ? (
          <p data-for="ask choose settings">
            {t(INTRODUCTION[getSubject(categories)])} <a href={privacyHref}>{t("form.privacy")}</a>
          </p>
        ) : (
          <p data-for="nothing">{t("cookies.nothing")}</p>
        )}
        <p data-for="signal">{t("cookies.signal")}</p>
        {asks && (
          <fieldset data-for="choose settings">
            <legend className="sr">{t("cookies.choose")}</legend>
            <Category t={t} category="necessary" />
            {categories.map((category) => (
              <Category key={category} t={t} category={category} />
            ))}
          </fieldset>
        )}
        <StoredValues t={t} values={values} />
        {asks && <Answers t={t} />}
      </form>
    </dialog>
  );
}
