/**
 * Converts paths of fields. Forms number the rows of lists (`slices.0.title`); stored paths have
 * their ids (`slices.6b08….title`), which stay when rows move.
 */

/** The part of the state of a form that names the rows of its lists. */
export type FormRows = Readonly<
  Record<string, { readonly rows?: readonly { readonly id: string }[] | undefined } | undefined>
>;

/** Returns the stored path of a field of a form; null for a path that the form does not have. */
export function toStoredPath(form: FormRows, path: string): string | null {
  const stored: string[] = [];
  const names = path.split(".");
  for (const [at, name] of names.entries()) {
    const rows = form[names.slice(0, at).join(".")]?.rows;
    const part = rows ? rows[Number(name)]?.id : name;
    if (part === undefined) return null;
    stored.push(part);
  }
  return path in form ? stored.join(".") : null;
}

/** Returns the path of a field in the form; null for a stored path that the form does not have. */
export function toFormPath(form: FormRows, stored: string): string | null {
  let path = "";
  for (const part of stored.split(".")) {
    const list = form[path]?.rows;
    const index = list?.findIndex(({ id }) => id === part) ?? -1;
    if (list && index === -1) return null;
    path = [path, list ? String(index) : part].filter((name) => name !== "").join(".");
  }
  return path;
}
