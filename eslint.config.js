import tseslint from "typescript-eslint";
import hooks from "eslint-plugin-react-hooks";

/**
 * Requires function declarations for named functions. Arrow functions are allowed as callbacks and
 * as expressions on one line.
 */
const functionStyle = {
  meta: {
    type: "suggestion",
    messages: {
      declare: "Write a function declaration: `function {{ name }}(…) { … }`.",
    },
  },
  create: ({ report }) => ({
    "VariableDeclarator[init.type=/Function/]"({ id, init }) {
      const { body } = init;
      const short = body.type !== "BlockStatement" && body.loc.start.line === body.loc.end.line;
      // A variable with a type annotation is allowed: the annotation gives the parameter types.
      if (!short && !id.typeAnnotation)
        report({ node: id, messageId: "declare", data: { name: id.name } });
    },
  }),
};

/** Size limits. A file or function that exceeds them has more than one responsibility. */
const SIZE_LIMITS = {
  complexity: ["error", 15],
  "max-lines-per-function": ["error", 60],
  "max-lines": ["error", 300],
};
const NO_SIZE_LIMITS = Object.fromEntries(Object.keys(SIZE_LIMITS).map((name) => [name, "off"]));

/**
 * Selectors of template literals that build a URL from parts. `\x2F` is a slash, which a selector
 * cannot contain.
 */
const JOINED_ADDRESSES = [
  ["TemplateElement[tail=false][value.raw=/\\S[?#]$/]", "withAnchor or appendQuery"],
  [
    "TemplateElement[tail=false][value.raw=/^[?#]$/]:not(:first-child)",
    "withAnchor or appendQuery",
  ],
  ["TemplateElement[tail=false][value.raw=/[?&][\\w-]+=$/]", "withQuery or appendQuery"],
  [
    "TemplateElement[tail=false][value.raw=/^\\x2F[\\w-]+(\\x2F[\\w-]+)*\\x2F?$/]:first-child",
    "a path of packages/routes or of apps/cms/src/names/paths.ts",
  ],
].map(([selector, use]) => ({
  selector,
  message: `Do not build a URL from parts here: use ${use}.`,
}));

/** Every rule is an error or off; there are no warnings (architecture §6.12). */
export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/.next/",
      "**/.astro/",
      "**/generated/",
      "**/*.astro",
      "**/next-env.d.ts",
      "**/importMap.js",
      ".data/",
      ".build/",
      "**/migrations/**",
      "**/*.mjs",
      "*.js",
      ".dependency-cruiser*.cjs",
    ],
  },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: "./tsconfig.all.json", tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": hooks, orlaya: { rules: { "function-style": functionStyle } } },
    rules: {
      "orlaya/function-style": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "off",
      // Off because they are slow and would find nothing: there are no enums (erasableSyntaxOnly)
      // and hardly any classes.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "all" },
      ],
      "no-console": ["error", { allow: ["warn", "error"] }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      ...SIZE_LIMITS,
    },
  },
  {
    // No size limits for tests, which are read from top to bottom, and for tables, which are long.
    files: ["**/*.test.ts", "**/*.test.tsx", "**/*.test-data.ts", "**/*.table.ts", "e2e/**"],
    rules: NO_SIZE_LIMITS,
  },
  {
    // URLs are built in packages/routes, in packages/finder/src/url.ts and in the paths of the
    // content service only.
    files: ["apps/*/src/**", "packages/{content,contract,finder,finder-ui,slices}/src/**"],
    ignores: [
      "**/*.test.*",
      "**/*test-data*",
      "**/testing*",
      "**/testing/**",
      "**/sample*",
      "apps/cms/src/names/paths.ts",
      "packages/finder/src/url.ts",
    ],
    rules: { "no-restricted-syntax": ["error", ...JOINED_ADDRESSES] },
  },
  {
    files: ["e2e/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        { property: "waitForTimeout", message: "Wait for a condition, not for a fixed time." },
        {
          object: "test",
          property: "skip",
          message: "A skipped test counts as a failure: fix the test or remove it.",
        },
        { object: "test", property: "fixme", message: "Fix the test or remove it." },
      ],
    },
  },
  {
    files: [
      "**/*.test.ts",
      "**/*.test.tsx",
      "e2e/**",
      "bench/**",
      "scripts/**",
      "**/cli/**",
      "data/tools/**",
    ],
    rules: { "@typescript-eslint/no-non-null-assertion": "off", "no-console": "off" },
  },
);
