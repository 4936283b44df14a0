/** No folder imports another that imports it, at any distance. Tests may import what they test with. */
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Folders in a cycle cannot be read, moved or tested one by one.",
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
