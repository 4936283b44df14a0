import tseslint from "typescript-eslint";
import hooks from "eslint-plugin-react-hooks";

/** A function with a name is a declaration; an arrow is a callback or an expression on one line. */
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
      // A type annotation, such as that of a hook, gives the types of the parameters.
      if (!short && !id.typeAnnotation)
        report({ node: id, messageId: "declare", data: { name: id.name } });
    },
  }),
};

/** Limits of size. A file or function that exceeds them has more than one idea. */
const SIZE_LIMITS = {
  complexity: ["error", 15],
  "max-lines-per-function": ["error", 60],
  "max-lines": ["error", 300],
};
const NO_SIZE_LIMITS = Object.fromEntries(Object.keys(SIZE_LIMITS).map((name) => [name, "off"]));

/** Template literals that join an address from parts. `\x2F` is a slash, which a selector cannot contain. */
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
].map(([selector, use]) => ({ selector, message: `Do not join an address here: use ${use}.` }));

/** A rule is an error or is not here (architecture §6.12). */
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
      // There are no enums (erasableSyntaxOnly) and hardly a class: two of the slowest rules would look at nothing.
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
    // Tests read from top to bottom, and tables are long.
    files: ["**/*.test.ts", "**/*.test.tsx", "**/*.test-data.ts", "**/*.table.ts", "e2e/**"],
    rules: NO_SIZE_LIMITS,
  },
  {
    // Addresses are joined in packages/routes, in packages/finder/src/url.ts and in the paths of the content service.
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
        { property: "waitForTimeout", message: "Wait for a state, not for time." },
        {
          object: "test",
          property: "skip",
          message: "A skipped test counts as a failure: do not define it.",
        },
        { object: "test", property: "fixme", message: "Mend the test." },
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
