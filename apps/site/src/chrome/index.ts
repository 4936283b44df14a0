export type * from "./model.ts";
export { Breadcrumbs } from "./breadcrumbs.tsx";
export { FinderPanel } from "./finder-panel.tsx";
export { Footer } from "./footer.tsx";
export { Header } from "./header.tsx";
export { PreviewBanner } from "./preview-banner.tsx";
export { ProgressBar } from "./progress-bar.tsx";
