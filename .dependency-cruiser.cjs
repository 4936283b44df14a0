/** Who may import whom (architecture §2). Every rule is an error. */
const own = (names) => `^(packages/(${names})/|@orlaya/(${names})(/|$))`;
const others = (...names) => own(`(?!(${names.join("|")})(/|$))[a-z-]+`);
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const FRAMEWORKS =
  "(^|/)node_modules/(react|react-dom|astro|next|payload|@payloadcms|@astrojs|downshift)/";

module.exports = {
  forbidden: [
    rule("no-cycles", "A cycle hides who knows what.", {}, { circular: true }),
    rule(
      "no-orphan-dependency",
      "Every import is named in a package.json.",
      { pathNot: "\\.(test|config)\\." },
      {
        dependencyTypes: ["npm-no-pkg", "unknown"],
        pathNot: "^(astro:|virtual:style-sheets$|@payload-config$|next/image-types)",
      },
    ),
    rule(
      "locales-imports-nothing",
      "The list of languages is for every package.",
      { path: "^packages/locales/src", pathNot: "\\.test\\." },
      { pathNot: "^packages/locales/src" },
    ),
    rule(
      "routes-imports-locales-only",
      "routes is pure.",
      { path: "^packages/routes/src" },
      { path: `^(apps|data|e2e)/|${others("routes", "locales")}` },
    ),
    rule(
      "contract-imports-locales-only",
      "Both processes depend on contract.",
      { path: "^packages/contract/src" },
      { path: `^(apps|data|e2e)/|${others("contract", "locales")}` },
    ),
    rule(
      "finder-imports-locales-only",
      "finder is pure.",
      { path: "^packages/finder/(src|cli)" },
      {
        path: `^(apps|data|e2e)/|${others("finder", "locales")}`,
        pathNot: "^packages/finder/",
      },
    ),
    rule(
      "pure-packages-know-no-framework",
      "locales, routes and finder run anywhere.",
      { path: "^packages/(locales|routes|finder)/src", pathNot: "\\.test\\." },
      { path: FRAMEWORKS },
    ),
    rule(
      "finder-reads-no-files",
      "Only the command line of finder may.",
      { path: "^packages/finder/src", pathNot: "\\.test\\." },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "ui-imports-nothing-of-ours",
      "Primitives know nothing of insurance.",
      { path: "^packages/ui/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!ui/)" },
    ),
    rule(
      "messages-imports-locales-only",
      "Words know nothing of pages.",
      { path: "^packages/messages/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(messages|locales)/)" },
    ),
    rule(
      "finder-ui",
      "finder-ui imports finder, ui, messages, locales.",
      { path: "^packages/finder-ui/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(finder-ui|finder|ui|messages|locales)/)" },
    ),
    rule(
      "slices",
      "slices imports ui, finder-ui, routes, messages, locales.",
      { path: "^packages/slices/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(slices|ui|finder-ui|routes|messages|locales)/)" },
    ),
    rule(
      "content",
      "content imports routes, contract and locales.",
      { path: "^packages/content/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(content|contract|routes|locales)/)" },
    ),
    rule(
      "generated-types",
      "Only content and site read the generated document types.",
      { pathNot: "^(packages/content|apps/site)/" },
      { path: "^packages/content/generated" },
    ),
    rule(
      "one-door",
      "Only content talks to the content service.",
      { path: "^(packages/(?!content/)|apps/site)" },
      { path: "(^|/)node_modules/@payloadcms/sdk/" },
    ),
    rule(
      "apps-apart",
      "Applications never import each other.",
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
    ),
    rule(
      "data-readers",
      "data is read by the seed and the command lines only.",
      { pathNot: "^(data|apps/cms/src/seed|packages/finder/cli|scripts|e2e|bench)/|\\.test\\." },
      { path: "^data/" },
    ),
    rule(
      "cms",
      "cms imports locales, contract, routes, finder, finder-ui, ui, slices, messages.",
      { path: "^apps/cms/" },
      { path: "^packages/content/src" },
    ),
    rule(
      "messages-of-all-languages-on-the-server-only",
      "An island would ship 15 bundles.",
      { path: "^(packages/finder-ui|apps/site/src/browser)/", pathNot: "\\.test\\." },
      { path: "^packages/messages/src/server" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.next|\\.astro|generated)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
