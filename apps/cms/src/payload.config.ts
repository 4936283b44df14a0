/**
 * Configuration of Payload (content-service.md). Settings that replace unsafe defaults: quality §1.
 */
import { join } from "node:path";
import { buildConfig } from "payload";
import sharp from "sharp";
import { documentLinks } from "./collections/document-links.ts";
import { linkFindings, linkRuns } from "./collections/link-findings.ts";
import { loadReviewStates } from "./approval/reviews.ts";
import { campaignItems, campaigns, revisions } from "./collections/campaigns.ts";
import { documentIndex } from "./collections/document-index.ts";
import { eligibility } from "./collections/eligibility.ts";
import { finderSets } from "./collections/finder-sets.ts";
import { formSubmissions, forms } from "./collections/forms.ts";
import { countries, groupOfCountries } from "./collections/reference.ts";
import { liveHistory } from "./collections/live-history.ts";
import { marketChecks } from "./collections/market-checks.ts";
import { media } from "./collections/media.ts";
import { notices } from "./collections/notices.ts";
import { reviewComments, reviews } from "./collections/reviews.ts";
import { modules } from "./collections/modules.ts";
import { pages } from "./collections/pages.ts";
import { finderSettings } from "./collections/finder-settings.ts";
import { publishingSettings } from "./collections/publishing-settings.ts";
import { finderLive } from "./collections/releases.ts";
import { hideApi } from "./admin/hide-api.ts";
import { searchCounts } from "./collections/search-counts.ts";
import { secondFactors } from "./collections/second-factors.ts";
import { auditLog, redirects, routes, seedState, serviceState } from "./collections/system.ts";
import { planReviews } from "./collections/plan-reviews.ts";
import { previewLinks } from "./collections/preview-links.ts";
import { translations } from "./collections/translations.ts";
import { users } from "./collections/users.ts";
import { addMergingOfEdits } from "./edits/hooks.ts";
import { sliceBlocks } from "./fields/slices.ts";
import { addUses } from "./uses/hooks.ts";
import { completeListTitles } from "./eligibility/list-titles.ts";
import { completeIndexing } from "./hooks/country-rows.ts";
import { completeLinks } from "./links/rebuild.ts";
import { createDatabaseAdapter } from "./database.ts";
import { completeIndex } from "./hooks/index-document.ts";
import { createNoMailAdapter } from "./email.ts";
import { editor } from "./editor.ts";
import { bundleEndpoints } from "./endpoints/bundle.ts";
import { checklistEndpoint } from "./endpoints/checklist.ts";
import { campaignEndpoints } from "./endpoints/campaigns.ts";
import { evidenceEndpoints } from "./endpoints/evidence.ts";
import { factEndpoints } from "./endpoints/facts.ts";
import { finderEndpoints } from "./endpoints/finder.ts";
import { leadEndpoints } from "./endpoints/leads.ts";
import { auditEndpoints } from "./endpoints/audit.ts";
import { assignmentEndpoint } from "./endpoints/assignments.ts";
import { reviewEndpoints } from "./endpoints/review.ts";
import { setEndpoints } from "./endpoints/sets.ts";
import { plannedStateEndpoints } from "./endpoints/planned-states.ts";
import { trialEndpoints } from "./endpoints/trials.ts";
import { sentenceEndpoints } from "./endpoints/sentences.ts";
import { translationEndpoints } from "./endpoints/translations.ts";
import { previewEndpoints } from "./endpoints/preview.ts";
import { searchCountEndpoint } from "./endpoints/searches.ts";
import { searchEndpoint } from "./endpoints/search.ts";
import { serviceEndpoints } from "./endpoints/service.ts";
import { linkCheckEndpoints } from "./endpoints/link-checks.ts";
import { usesEndpoints } from "./endpoints/uses.ts";
import { xliffEndpoints } from "./endpoints/xliff.ts";
import { continueStart } from "./continue-start.ts";
import { env } from "./env.ts";
import { createAdminLanguages } from "./labels/payload-words.ts";
import { answerBadQuery, keepSentence } from "./hooks/errors.ts";
import { translateLabels } from "./labels/translate-labels.ts";
import { limitStrategies } from "./second-factor/strategies.ts";
import { canPublish, refuseEverybody } from "./access/access.ts";
import { limitLocks } from "./access/limit-locks.ts";
import { VIEWS } from "./names/views.ts";
import { MAX_BYTES } from "./media/inspect.ts";

const here = join(env.root, "apps/cms/src");

export default buildConfig({
  secret: env.secrets.payload,
  serverURL: env.cmsUrl,
  cors: [env.cmsUrl],
  csrf: [env.cmsUrl],
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  db: createDatabaseAdapter(env),
  editor,
  sharp,
  plugins: [translateLabels, hideApi],
  email: createNoMailAdapter,
  i18n: createAdminLanguages(env.mail.smtpUrl !== ""),
  ...(env.development
    ? {}
    : { logger: { options: { level: "info", base: null }, destination: process.stdout } }),
  blocks: sliceBlocks,
  collections: [
    ...[
      ...pages,
      ...modules,
      forms,
      ...eligibility,
      countries,
      groupOfCountries,
      media,
      redirects,
    ].map((each) => addUses(addMergingOfEdits(each))),
    formSubmissions,
    users,
    searchCounts,
    secondFactors,
    auditLog,
    routes,
    documentIndex,
    documentLinks,
    linkFindings,
    linkRuns,
    translations,
    planReviews,
    marketChecks,
    reviews,
    reviewComments,
    notices,
    campaigns,
    campaignItems,
    revisions,
    finderSets,
    liveHistory,
    previewLinks,
  ],
  globals: [finderLive, finderSettings, publishingSettings, serviceState, seedState],
  endpoints: [
    // Replaces Payload's endpoint, which renders pictures for anonymous callers.
    {
      path: "/og",
      method: "get",
      handler: () => Response.json({ errors: [{ message: "Not found." }] }, { status: 404 }),
    },
    ...serviceEndpoints,
    ...previewEndpoints,
    ...finderEndpoints,
    ...setEndpoints,
    ...trialEndpoints,
    ...plannedStateEndpoints,
    ...leadEndpoints,
    searchCountEndpoint,
    searchEndpoint,
    checklistEndpoint,
    assignmentEndpoint,
    ...translationEndpoints,
    ...sentenceEndpoints,
    ...factEndpoints,
    ...reviewEndpoints,
    ...xliffEndpoints,
    ...usesEndpoints,
    ...linkCheckEndpoints,
    ...campaignEndpoints,
    ...evidenceEndpoints,
    ...bundleEndpoints,
    ...auditEndpoints,
  ],
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
    deleteJobOnComplete: true,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: {
        read: canPublish,
        create: refuseEverybody,
        update: refuseEverybody,
        // People take plans back in the drawer, which knows whose plan it is (plans/plan.ts).
        delete: refuseEverybody,
      },
    }),
  },
  hooks: { afterError: [keepSentence, answerBadQuery] },
  onInit: async (payload) => {
    limitStrategies(payload);
    limitLocks(payload);
    await completeIndex(payload, loadReviewStates);
    await completeLinks(payload);
    await completeIndexing(payload);
    await completeListTitles(payload);
    void continueStart(payload);
  },
  upload: { limits: { fileSize: MAX_BYTES, files: 1 }, abortOnLimit: true, useTempFiles: false },
  admin: {
    user: "users",
    avatar: "default",
    // Localized by date-fns: 22 Nov 2026, 22. Nov. 2026.
    dateFormat: "PP, HH:mm",
    components: {
      Nav: "/admin/menu.tsx#Menu",
      graphics: { Icon: "/admin/brand.tsx#BrandIcon", Logo: "/admin/brand.tsx#BrandLogo" },
      providers: [
        "/admin/menu-state.tsx#MenuState",
        "/admin/words.tsx#Words",
        "/admin/list-names.tsx#ListNames",
        "/admin/plan-refusals.tsx#PlanRefusals",
        "/admin/ask-again.tsx#AskAgain",
        "/admin/search.tsx#Search",
      ],
      actions: ["/admin/search-button.tsx#SearchButton"],
      beforeNavLinks: ["/admin/search-button.tsx#SearchButton"],
      views: {
        dashboard: { Component: "/admin/start-page.tsx#StartPage" },
        campaigns: {
          Component: "/admin/campaigns-view.tsx#CampaignsView",
          path: VIEWS.campaigns,
          exact: true,
        },
        campaign: {
          Component: "/admin/campaign-view.tsx#CampaignView",
          path: `${VIEWS.campaigns}/:id`,
        },
        sets: { Component: "/admin/sets-view.tsx#SetsView", path: VIEWS.sets, exact: true },
        set: { Component: "/admin/set-view.tsx#SetView", path: `${VIEWS.sets}/:id` },
        translations: { Component: "/admin/board-view.tsx#BoardView", path: VIEWS.translations },
        links: { Component: "/admin/links-view.tsx#LinksView", path: VIEWS.links },
        scenarios: {
          Component: "/admin/finder-scenarios.tsx#FinderScenarios",
          path: VIEWS.scenarios,
        },
        findings: { Component: "/admin/finder-findings.tsx#FinderFindings", path: VIEWS.findings },
        map: { Component: "/admin/finder-map-view.tsx#FinderMapView", path: VIEWS.map },
        table: { Component: "/admin/finder-table-view.tsx#FinderTableView", path: VIEWS.table },
        history: {
          Component: "/admin/finder-history-view.tsx#FinderHistoryView",
          path: VIEWS.history,
        },
        tryOut: { Component: "/admin/finder-try-view.tsx#FinderTryView", path: VIEWS.try },
        evidence: { Component: "/admin/evidence-view.tsx#EvidenceView", path: VIEWS.evidence },
        audit: { Component: "/admin/audit-view.tsx#AuditView", path: VIEWS.audit },
        slices: { Component: "/admin/slices-view.tsx#SlicesView", path: VIEWS.slices },
        transfer: { Component: "/admin/transfer-view.tsx#TransferView", path: VIEWS.transfer },
      },
    },
    meta: { titleSuffix: "· Orlaya", defaultOGImageType: "off" },
    importMap: { baseDir: here, importMapFile: join(here, "app/(payload)/admin/importMap.js") },
    livePreview: {
      breakpoints: [
        { name: "phone", label: "360 × 800", width: 360, height: 800 },
        { name: "desktop", label: "1280 × 900", width: 1280, height: 900 },
      ],
    },
  },
  typescript: { autoGenerate: false, declare: false },
});
