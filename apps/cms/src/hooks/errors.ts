/** What an error says to the person who caused it. */
import { APIError, type AfterErrorHook } from "payload";
import { record, readString } from "../fields/record.ts";

/**
 * Keeps the sentence of a refusal. Payload replaces the message of an error whose class has no name by "An unknown
 * error occurred.", and the classes of a build have none.
 */
export const keepSentence: AfterErrorHook = ({ error }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return;
  return { response: { errors: [{ message: error.message }] } };
};

/** PostgreSQL: wrong data, syntax, operators and types of a statement. */
const POSTGRES_STATEMENT = /^(?:22|42601|42804|42883)/;
function isOfValues(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    error instanceof URIError
  );
}
/** Whether the database refused what a statement says. False when it did not answer, or a column is missing: that is ours. */
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
/** Payload passes on what a query asks for without a look at it. What then fails is the fault of who asks; the log still tells it. */
export const answerBadQuery: AfterErrorHook = ({ error, req }) => {
  if (
    req.method !== "GET" ||
    !readString(req.url).includes("?") ||
    !(isOfValues(error) || isOfStatement(error.cause))
  )
    return;
  return { response: { errors: [{ message: MALFORMED }] }, status: 400 };
};
