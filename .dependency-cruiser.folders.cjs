/**
 * Forbids import cycles between folders, direct or indirect. Tests and test helpers are excluded.
 */
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Folders in an import cycle cannot be read, moved or tested separately.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.test\\.|(^|/)testing(/|\\.|-)|^packages/messages/scripts/`,
    },
  },
};
