import type { PayloadRequest, ValidationError } from "payload";
import { createFieldError } from "../hooks/errors.ts";

/** Creates the error for a file or a text that is refused. */
export const createRefusal = (
  req: PayloadRequest,
  path: string,
  message: string,
): ValidationError => createFieldError(req, "media", path, message);
