/** Errors with a sentence for the user, and the hooks that set the message of a response. */
import { APIError, ValidationError, type AfterErrorHook, type PayloadRequest } from "payload";
import { record, readString } from "../fields/record.ts";

/** Refuses a request with a sentence. @throws APIError with this status */
export function refuseRequest(status: number, message: string): never {
  throw new APIError(message, status, null, true);
}
/** Creates the error of one field. The admin shows its message beside the field. */
export const createFieldError = (
  req: PayloadRequest,
  collection: string,
  path: string,
  message: string,
): ValidationError => new ValidationError({ collection, req, errors: [{ path, message }] }, req.t);

/** Creates the error of a password that is refused. The admin shows it beside the field. */
export const createPasswordError = (message: string): APIError<object> =>
  new APIError(message, 400, { errors: [{ path: "password", message }] }, true);

/**
 * Keeps the message of a refusal. Payload replaces the message of an error whose class has no name
 * with "An unknown error occurred.", and classes have no names in a build.
 */
export const keepSentence: AfterErrorHook = ({ error }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return;
  return { response: { errors: [{ message: error.message }] } };
};

/** Error codes of PostgreSQL for wrong data, syntax, operators and types of a statement. */
const POSTGRES_STATEMENT = /^(?:22|42601|42804|42883)/;
function isOfValues(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    error instanceof URIError
  );
}
/**
 * Whether the database rejected the content of a statement. False when it did not respond or a
 * column is missing: those are faults of the service.
 */
function isOfStatement(cause: unknown): boolean {
  if (isOfValues(cause)) return true;
  const { code, message } =
    cause instanceof Error
      ? { code: readString(record(cause)["code"]), message: cause.message }
      : { code: "", message: "" };
  return (
    (/^SQLITE_(?:ERROR|MISMATCH)$/.test(code) && !message.includes("no such")) ||
    POSTGRES_STATEMENT.test(code) ||
    message.startsWith("SQLite3 can only bind")
  );
}

export const MALFORMED =
  "This query cannot be answered: an operator, a value or a number in it is malformed.";
/**
 * Answers 400 to a malformed query. Payload passes on query parameters unchecked, so the resulting
 * error is a fault of the caller. It is still logged.
 */
export const answerBadQuery: AfterErrorHook = ({ error, req }) => {
  if (
    req.method !== "GET" ||
    !readString(req.url).includes("?") ||
    !(isOfValues(error) || isOfStatement(error.cause))
  )
    return;
  return { response: { errors: [{ message: MALFORMED }] }, status: 400 };
};
