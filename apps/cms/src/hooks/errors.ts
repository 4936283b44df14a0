/** What an error says to the person who caused it. */
import { APIError, type AfterErrorHook } from 'payload';

/**
 * Keeps the sentence of a refusal. Payload replaces the message of an error whose class has no name by "An unknown
 * error occurred.", and the classes of a build have none.
 */
export const keepSentence: AfterErrorHook = ({ error }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return;
  return { response: { errors: [{ message: error.message }] } };
};
