/** Next calls this once when the content service starts. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] === "nodejs") await (await import("./begin.ts")).begin();
}
