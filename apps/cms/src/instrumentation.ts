/** Next calls this once when the content service starts. */
export const register = async (): Promise<void> => {
  if (process.env["NEXT_RUNTIME"] === "nodejs") (await import("./begin.ts")).begin();
};
