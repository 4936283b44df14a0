import { ValidationError } from "payload";

/** The answer to a file or a text that is not taken. */
export const createRefusal = (path: string, message: string): ValidationError =>
  new ValidationError({ collection: "media", errors: [{ path, message }] });
