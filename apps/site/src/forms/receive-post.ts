/**
 * Handles the POST request of a form to its own page: stores the lead, and redirects to the
 * thank-you state with 303. After an error the form is shown again with all input (quality §2, §3,
 * §5). The input of a visitor is never logged.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Content } from "@orlaya/content";
import type { Lead } from "@orlaya/contract";
import { getMessages, type Translators } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import { match, normalise, addQuery, type Audience } from "@orlaya/routes";
import {
  checkForm,
  readForm,
  TOKEN_FIELD,
  TRAP_FIELD,
  type Answers,
  type FieldKind,
  type FormDefinition,
} from "@orlaya/slices/form";
import { z } from "zod";
import { findState } from "../load/trial.ts";
import { isLoopback } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";
import { describeProblem, loadOptions, toCheckedQuestions, type FormState } from "./form-model.ts";
import type { Forms } from "./form-services.ts";
import { SENT_PARAM } from "./sent.ts";
import { createLeadKey, issueToken, readToken } from "./token.ts";

/** Routes of the three kinds of form pages (spec §2 Link resolution). */
const FORM_ROUTES: ReadonlySet<string> = new Set(["contact-form", "landing", "product-form"]);
/**
 * Returns the canonical spelling of a path that may have a form, else null. Sends no request to the
 * content service.
 */
export function findFormPath(path: string): string | null {
  const canonical = normalise(path);
  return canonical !== null && match(canonical).some(({ base }) => FORM_ROUTES.has(base))
    ? canonical
    : null;
}

/** Loads the form at a path; null when there is none. @throws ContentUnavailable */
async function findForm(content: Content, path: string): Promise<FormDefinition | null> {
  const [route] = match(path);
  const site = route && content.at(route);
  const row = (await site?.route(path)) ?? null;
  const document =
    site && row?.type === "page_form" ? await site.document("page_form", row.document) : null;
  return readForm(document?.form?.document);
}

/** Whether there is a form at a path. @throws ContentUnavailable */
export const hasForm = async (content: Content, path: string): Promise<boolean> =>
  (await findForm(content, path)) !== null;

/** The parts of the process that receivePost uses. */
export interface FormRuntime extends Pick<Runtime, "log" | "content"> {
  readonly env: Pick<Runtime["env"], "siteOrigin" | "REVALIDATE_SECRET">;
  readonly forms: Pick<Forms, "limit" | "store" | "stored">;
}

/** The POST request of a form. */
export interface FormPost {
  readonly path: string;
  /** Mark of a funnel in the address of the form. */
  readonly mark: string;
  readonly headers: IncomingHttpHeaders;
  /** Network of the sender, for the rate limit. */
  readonly network: string;
  /** Null when the body is longer than any form. */
  readonly body: string | null;
}

/**
 * Result of a POST request. `none`: there is no form at this path; `again`: the form is shown
 * again.
 */
export type FormOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "sent"; readonly to: string }
  | {
      readonly kind: "again";
      readonly state: FormState;
      readonly errors: readonly { readonly kind: FieldKind; readonly message: string }[];
      /** A new token when the old one cannot be used again. */
      readonly token: string | null;
      /** Seconds after which another attempt may succeed. */
      readonly retryAfter: number | null;
    };

/** Whether two origins are names of this machine with the same port. */
function isSameLoopback(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return isLoopback(a.hostname) && isLoopback(b.hostname) && a.port === b.port;
}
/**
 * Whether a page of this site sent the request, according to headers that no page can set. The Host
 * header proves nothing.
 */
function isOwnPage({ headers }: FormPost, siteOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = headers;
  // For a page without a referrer, the browser sends the origin "null".
  if (origin === undefined || origin === "null") return site === "same-origin";
  return origin === siteOrigin || (URL.canParse(origin) && isSameLoopback(origin, siteOrigin));
}

/** Answers by name. A lone surrogate is replaced, because databases reject it. */
const answers = z.record(
  z.string().max(60),
  z
    .string()
    .max(20_000)
    .transform((text) => text.toWellFormed()),
);
/**
 * Parses the answers of a body; null when it is not a form. A repeated field has its first value.
 */
function readAnswers(type: string, body: string): Readonly<Record<string, string>> | null {
  const [media] = type.split(";").map((part) => part.trim().toLowerCase());
  if (media === "application/x-www-form-urlencoded")
    return (
      answers.safeParse(Object.fromEntries([...new URLSearchParams(body)].reverse())).data ?? null
    );
  if (media !== "application/json") return null;
  try {
    return answers.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** A POST request to an existing form. */
interface Reception {
  readonly runtime: FormRuntime;
  readonly post: FormPost;
  readonly form: FormDefinition;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
}
/** Why the form is shown again: status, message above the form, and problems of its answers. */
interface Refusal {
  readonly status: FormState["status"];
  readonly notice: string | null;
  readonly problems?: FormState["problems"];
  /** A new token when the old one cannot be used again. */
  readonly token?: string;
  /** Seconds after which another attempt may succeed. */
  readonly retryAfter?: number;
}
type Given = Readonly<Record<string, string>>;

function showAgain({ words }: Reception, values: Given, refusal: Refusal): FormOutcome {
  const { status, notice, problems = [], token = null, retryAfter = null } = refusal;
  return {
    kind: "again",
    token,
    retryAfter,
    state: { status, values, problems, notice },
    errors: problems.map(({ kind, problem }) => ({
      kind,
      message: describeProblem(words, kind, problem),
    })),
  };
}

/**
 * Returns the answers of a request, or the reason to reject it: another site sent it, it is too
 * long, or it is not a form.
 */
function readPost({
  runtime,
  post,
  words: { common },
}: Reception): { readonly given: Given } | { readonly refusal: Refusal } {
  if (!isOwnPage(post, runtime.env.siteOrigin))
    return { refusal: { status: 403, notice: common("form.notAccepted") } };
  if (post.body === null) return { refusal: { status: 413, notice: common("form.tooMuch") } };
  const given = readAnswers(post.headers["content-type"] ?? "", post.body);
  return given ? { given } : { refusal: { status: 415, notice: common("form.notAccepted") } };
}

/**
 * Checks the token of a form. Rejects a token that is too recent, too old, or not issued by this
 * site.
 */
function checkToken({ runtime, post, form, words }: Reception, given: Given) {
  const { env, log } = runtime;
  const now = Date.now();
  const token = readToken(env.REVALIDATE_SECRET, form.key, given[TOKEN_FIELD] ?? "", now);
  if (token.kind === "good") return token;
  log.info("form refused", { path: post.path, reason: token.kind });
  // A fast submit comes from a program, or from a person whose browser filled in everything. The
  // input is kept, and a second attempt succeeds.
  const notice = words.common(token.kind === "expired" ? "form.expired" : "form.notSent");
  const fresh = issueToken(env.REVALIDATE_SECRET, form.key, now);
  return { kind: "refused", status: 422, notice, token: fresh } as const;
}

/** Stores the answers as a lead, once for each key. @returns null when they are stored */
async function storeAnswers(
  { runtime: { forms, log }, post, form, locale, audience, words }: Reception,
  nonce: string,
  values: Answers,
): Promise<Refusal | null> {
  const key = createLeadKey(nonce, values);
  // A second click or a repeated request: the lead is already stored.
  if (forms.stored(key)) return null;
  const seconds = await forms.limit(post.network);
  if (seconds > 0) {
    log.info("form refused", { path: post.path, reason: "limit" });
    const notice = words.common("form.rateLimited", { minutes: Math.ceil(seconds / 60) });
    return { status: 429, notice, retryAfter: seconds };
  }
  const lead: Lead = {
    key,
    form: form.key,
    topic: form.topic,
    locale,
    audience,
    path: post.path + post.mark,
    at: new Date().toISOString(),
    values,
  };
  if (await forms.store(key, JSON.stringify(lead))) return null;
  return { status: 503, notice: words.common("form.notSent"), retryAfter: 30 };
}

/** Validates and stores the answers of a form that was sent from its own page. */
async function receiveAnswers(reception: Reception, given: Given): Promise<FormOutcome> {
  const { runtime, post, form, locale, audience } = reception;
  const site = runtime.content.at({ locale, audience });
  const questions = await loadOptions(runtime.log, site, form);
  const checked = checkForm(toCheckedQuestions(questions), given, Date.now());
  // The form shows the input as it was sent, not as it would be stored.
  const values = Object.fromEntries(
    questions.flatMap(({ kind }) => (given[kind] ? [[kind, given[kind]]] : [])),
  );
  const sent: FormOutcome = { kind: "sent", to: addQuery(post.path, { [SENT_PARAM]: "1" }) };
  // A filled honeypot: the program sees the thank-you state, and nothing is stored.
  if (given[TRAP_FIELD]) {
    runtime.log.info("form refused", { path: post.path, reason: "trap" });
    return sent;
  }
  if (checked.kind === "invalid")
    return showAgain(reception, values, { status: 422, notice: null, problems: checked.problems });
  const token = checkToken(reception, given);
  if (token.kind === "refused") return showAgain(reception, values, token);
  const refusal = await storeAnswers(reception, token.nonce, checked.values);
  return refusal ? showAgain(reception, values, refusal) : sent;
}

/**
 * Refuses a form that was sent in a trial of rules, or in the preview of a campaign or of a moment,
 * because nobody asks for a plan there. Null outside of them.
 */
async function refuseInTrial(reception: Reception, given: Given): Promise<FormOutcome | null> {
  const { runtime, post, words } = reception;
  const state = await findState(runtime, post.headers.cookie ?? null).catch(
    () => "unknown" as const,
  );
  if (state === null) return null;
  runtime.log.info("form refused", { path: post.path, reason: "trial" });
  return showAgain(
    reception,
    given,
    state !== "unknown"
      ? {
          status: 409,
          notice: words.common(state.plannedState ? "plannedState.form" : "trial.form"),
        }
      : { status: 503, notice: words.common("form.notSent"), retryAfter: 30 },
  );
}

/** Handles one POST request of a form. @throws ContentUnavailable */
export async function receivePost(runtime: FormRuntime, post: FormPost): Promise<FormOutcome> {
  const [route] = match(post.path);
  const form = await findForm(runtime.content, post.path);
  if (!route || !form) return { kind: "none" };
  const { locale, audience } = route;
  const reception = { runtime, post, form, locale, audience, words: getMessages(locale) };
  const read = readPost(reception);
  if ("given" in read)
    return (await refuseInTrial(reception, read.given)) ?? receiveAnswers(reception, read.given);
  // The form is shown empty: no input of a rejected request is used.
  const token = issueToken(runtime.env.REVALIDATE_SECRET, form.key, Date.now());
  return showAgain(reception, {}, { ...read.refusal, token });
}
