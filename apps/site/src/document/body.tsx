/** The content of <body>: one React tree, rendered on the server and never hydrated as a whole. */
// Must be the first style import: tokens.css fixes the order of the cascade layers.
import "@orlaya/ui/tokens.css";
import "@orlaya/ui/base.css";
import { ModuleName } from "@orlaya/ui";
import { SHEETS } from "virtual:style-sheets";
import {
  Breadcrumbs,
  FinderPanel,
  Footer,
  Header,
  PreviewBanner,
  ProgressBar,
} from "../chrome/index.ts";
import type { Page } from "../page/page.ts";
import { SliceList } from "./slice-list.tsx";

/** Style sheets of the panel, which the browser renders on any page. */
const PANEL_STYLES = SHEETS.filter(({ name }) => name === "finder").map(({ href }) => href);

export function Body({ page }: { readonly page: Page }) {
  const {
    chrome,
    header,
    footer,
    crumbs,
    panel,
    slices,
    locale,
    audience,
    words,
    needForm,
    eligibility,
    recap,
  } = page;
  return (
    <>
      <ProgressBar />
      {page.preview ? <PreviewBanner preview={page.preview} context={chrome} /> : null}
      {header ? (
        <ModuleName value="header">
          <Header model={header} context={chrome} />
        </ModuleName>
      ) : null}
      <main id="main" tabIndex={-1}>
        <SliceList
          slices={slices}
          locale={locale}
          audience={audience}
          words={words}
          needForm={needForm}
          eligibility={eligibility}
          recap={recap}
          isPreview={page.preview?.hasOwnSlices === true}
          breadcrumbs={<Breadcrumbs items={crumbs} context={chrome} />}
        />
      </main>
      {footer ? (
        <ModuleName value="footer">
          <Footer model={footer} context={chrome} />
        </ModuleName>
      ) : null}
      {panel ? <FinderPanel model={panel} styles={PANEL_STYLES} context={chrome} /> : null}
    </>
  );
}
