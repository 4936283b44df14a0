/** Rules for imports between packages and folders (architecture §2). Every rule is an error. */
/** Returns a pattern for the files and package names of packages of this repository. */
const own = (names) => `^(packages/(${names})/|@orlaya/(${names})(/|$))`;
/** Returns a pattern for all packages of this repository except the given packages. */
const others = (...names) => own(`(?!(${names.join("|")})(/|$))[a-z-]+`);
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const FRAMEWORKS =
  "(^|/)node_modules/(react|react-dom|astro|next|payload|@payloadcms|@astrojs|downshift)/";

module.exports = {
  forbidden: [
    rule(
      "no-cycles",
      "Modules must not import each other in a cycle: move the shared code to a third module.",
      {},
      { circular: true },
    ),
    rule(
      "no-orphan-dependency",
      "Every imported package must be listed in a package.json.",
      { pathNot: "\\.(test|config)\\." },
      {
        dependencyTypes: ["npm-no-pkg", "unknown"],
        pathNot: "^(astro:|virtual:style-sheets$|@payload-config$|next/image-types)",
      },
    ),
    rule(
      "locales-imports-nothing",
      "Every package imports locales, so locales must not import anything.",
      { path: "^packages/locales/src", pathNot: "\\.test\\." },
      { pathNot: "^packages/locales/src" },
    ),
    rule(
      "routes-imports-locales-only",
      "routes is pure and imports locales only.",
      { path: "^packages/routes/src" },
      { path: `^(apps|data|e2e)/|${others("routes", "locales")}` },
    ),
    rule(
      "contract-imports-locales-only",
      "Both processes depend on contract, so it imports locales only.",
      { path: "^packages/contract/src" },
      { path: `^(apps|data|e2e)/|${others("contract", "locales")}` },
    ),
    rule(
      "finder-imports-locales-only",
      "finder is pure and imports locales only.",
      { path: "^packages/finder/src" },
      {
        path: `^(apps|data|e2e)/|${others("finder", "locales")}`,
        pathNot: "^packages/finder/",
      },
    ),
    rule(
      "finder-command-line-imports-locales-routes-and-messages",
      "The command line of finder also writes addresses of pages and sentences of findings.",
      { path: "^packages/finder/cli" },
      {
        path: `^(apps|data|e2e)/|${others("finder", "locales", "routes", "messages")}`,
        pathNot: "^packages/finder/",
      },
    ),
    rule(
      "pure-packages-know-no-framework",
      "locales, routes and finder must run in any environment, so they import no framework.",
      { path: "^packages/(locales|routes|finder)/src", pathNot: "\\.test\\." },
      { path: FRAMEWORKS },
    ),
    rule(
      "finder-reads-no-files",
      "Only the command line of finder may import Node modules.",
      { path: "^packages/finder/src", pathNot: "\\.test\\." },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "ui-imports-nothing-of-ours",
      "ui contains general components only and imports no package of this repository.",
      { path: "^packages/ui/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!ui/)" },
    ),
    rule(
      "messages-imports-locales-only",
      "messages imports locales only.",
      { path: "^packages/messages/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(messages|locales)/)" },
    ),
    rule(
      "finder-ui",
      "finder-ui may import finder, ui, messages and locales only.",
      { path: "^packages/finder-ui/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(finder-ui|finder|ui|messages|locales)/)" },
    ),
    rule(
      "slices",
      "slices may import ui, finder-ui, routes, messages and locales only.",
      { path: "^packages/slices/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(slices|ui|finder-ui|routes|messages|locales)/)" },
    ),
    rule(
      "content",
      "content may import routes, contract and locales only.",
      { path: "^packages/content/src" },
      { path: "^(apps|data|e2e)/|^packages/(?!(content|contract|routes|locales)/)" },
    ),
    rule(
      "generated-types",
      "Only content and the site may import the generated document types.",
      { pathNot: "^(packages/content|apps/site)/" },
      { path: "^packages/content/generated" },
    ),
    rule(
      "one-door",
      "Only content may call the content service.",
      { path: "^(packages/(?!content/)|apps/site)" },
      { path: "(^|/)node_modules/@payloadcms/sdk/" },
    ),
    rule(
      "apps-apart",
      "Applications must not import each other.",
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
    ),
    rule(
      "data-readers",
      "Only the seed, command lines and tests may import data.",
      { pathNot: "^(data|apps/cms/src/seed|packages/finder/cli|scripts|e2e|bench)/|\\.test\\." },
      { path: "^data/" },
    ),
    rule(
      "cms",
      "cms may import locales, contract, routes, finder, finder-ui, ui, slices and messages, not content.",
      { path: "^apps/cms/" },
      { path: "^packages/content/src" },
    ),
    rule(
      "messages-of-all-languages-on-the-server-only",
      "In browser code this import would add 15 message bundles to a script.",
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
