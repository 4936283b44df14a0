/** Returns the path of a pasted address; null when the question is no address. */
export function readAddress(question: string): string | null {
  if (!/^(?:https?:\/\/|\/)\S*$/i.test(question)) return null;
  const url = URL.parse(question, "http://localhost");
  if (!url) return null;
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
