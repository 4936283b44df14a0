import { Icon } from "@orlaya/ui";
import css from "./finder-panel.module.css";
import type { ChromeContext, PanelModel } from "./model.ts";

interface FinderPanelProps {
  readonly model: PanelModel;
  /** URLs of the finder's style sheets, which the page may not have. */
  readonly styles: readonly string[];
  readonly context: ChromeContext;
}

/** Renders the empty side panel. browser/panel.ts opens it and fills it (spec §1, §4). */
export function FinderPanel({ model, styles, context: { t } }: FinderPanelProps) {
  return (
    <dialog
      id="finder-panel"
      className={css.panel}
      aria-labelledby="finder-panel-title"
      closedby="any"
      data-src={model.src}
      data-styles={styles.join(" ")}
      data-country={model.country || undefined}
    >
      <div className={css.top}>
        <h2 id="finder-panel-title" className={css.title}>
          {model.title || t.lisa("title")}
        </h2>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label={t.lisa("close")}>
            <Icon name="x" size={22} />
          </button>
        </form>
      </div>
      <div className={css.body} data-panel-body="">
        <p>{t.common("loading")}</p>
      </div>
    </dialog>
  );
}
