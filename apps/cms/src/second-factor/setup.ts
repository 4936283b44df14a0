/** Setting up a second factor: the key travels in an encrypted ticket until a code confirms it. */
import { renderSVG } from "uqr";
import { seal, unseal } from "../accounts/seal.ts";
import { cleanCode, createSecret, findStep, writeSetupUri } from "./codes.ts";

const VALID_MS = 15 * 60_000;
const purposeOf = (account: string): string => `setup of ${account}`;

/** What a person needs to set up an authenticator app. */
export interface Setup {
  /** The key, in groups of four. */
  readonly key: string;
  /** Address of the picture with the key. */
  readonly picture: string;
  readonly uri: string;
  readonly ticket: string;
}

/** Creates a key for an account. It is stored when a code confirms it. */
export function createSetup(account: string, email: string): Setup {
  const secret = createSecret();
  const uri = writeSetupUri(secret, email);
  const svg = renderSVG(uri, { border: 2 });
  return {
    key: secret.replace(/(.{4})(?=.)/g, "$1 "),
    picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    uri,
    ticket: seal(`${Date.now() + VALID_MS} ${secret}`, purposeOf(account)),
  };
}

/** Returns the key of a ticket of this account; null when it is too old, or of another account. */
export function readTicket(ticket: string, account: string): string | null {
  const [until = "", secret = ""] = (unseal(ticket, purposeOf(account)) ?? "").split(" ");
  return Number(until) > Date.now() ? secret : null;
}

/** Returns the key and the step of the code that confirms it; null for a wrong code. */
export function confirmSetup(
  secret: string,
  typed: string,
): { readonly secret: string; readonly step: number } | null {
  const step = findStep(secret, cleanCode(typed));
  return step === null ? null : { secret, step };
}
