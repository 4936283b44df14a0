import { ValidationError } from "payload";

/** Creates the error for a file or a text that is refused. */
export const createRefusal = (path: string, message: string): ValidationError =>
  new ValidationError({ collection: "media", errors: [{ path, message }] });
