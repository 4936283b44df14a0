/**
 * Receives the POST of a form, which is sent to its own page: the lead is stored, then a 303 leads to the thank-you state.
 * With any mistake the form comes back with everything that was written (quality §2, §3, §5). Nothing that a visitor
 * writes is logged.
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
import { isLoopback } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";
import { describeProblem, loadOptions, toCheckedQuestions, type FormState } from "./form-model.ts";
import type { Forms } from "./form-services.ts";
import { SENT_PARAM } from "./sent.ts";
import { createLeadKey, issueToken, readToken } from "./token.ts";

/** Routes of the three kinds of form pages (spec §2 Link resolution). */
const FORM_ROUTES: ReadonlySet<string> = new Set(["contact-form", "landing", "product-form"]);
/** The canonical spelling of an address at which there may be a form, else null; costs no question to the content service. */
export function findFormPath(path: string): string | null {
  const canonical = normalise(path);
  return canonical !== null && match(canonical).some(({ base }) => FORM_ROUTES.has(base))
    ? canonical
    : null;
}

/** The form at a path; null where there is none. @throws ContentUnavailable */
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

/** What receiving a form uses of the process. */
export interface FormRuntime extends Pick<Runtime, "log" | "content"> {
  readonly env: Pick<Runtime["env"], "siteOrigin" | "REVALIDATE_SECRET">;
  readonly forms: Pick<Forms, "limit" | "store" | "stored">;
}

/** A form that was sent. */
export interface FormPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The network of the sender, whose messages are counted. */
  readonly network: string;
  /** Null: longer than any form. */
  readonly body: string | null;
}

/** What became of a form that was sent. `none`: there is no form at this address. */
export type FormOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "sent"; readonly to: string }
  | {
      readonly kind: "again";
      readonly state: FormState;
      readonly errors: readonly { readonly kind: FieldKind; readonly message: string }[];
      /** A fresh token where the old one is of no use. */
      readonly token: string | null;
      /** Seconds after which a try may succeed. */
      readonly retryAfter: number | null;
    };

/** Whether two origins are names of this machine with one port. */
function isSameLoopback(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return isLoopback(a.hostname) && isLoopback(b.hostname) && a.port === b.port;
}
/** Whether a page of the site sent this, by headers that no page can write. The Host header proves nothing. */
function isOwnPage({ headers }: FormPost, siteOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = headers;
  // A page that sends no referrer has the origin "null".
  if (origin === undefined || origin === "null") return site === "same-origin";
  return origin === siteOrigin || (URL.canParse(origin) && isSameLoopback(origin, siteOrigin));
}

/** Answers by name. Half a character is replaced: no database takes it. */
const answers = z.record(
  z.string().max(60),
  z
    .string()
    .max(20_000)
    .transform((text) => text.toWellFormed()),
);
/** The answers of a body; null when it is no form. */
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

/** A post to a form that exists. */
interface Reception {
  readonly runtime: FormRuntime;
  readonly post: FormPost;
  readonly form: FormDefinition;
  readonly locale: Locale;
  readonly audience: Audience;
  readonly words: Translators;
}
/** Why the form is shown again: status, message on top of it, and what is wrong with its answers. */
interface Refusal {
  readonly status: FormState["status"];
  readonly notice: string | null;
  readonly problems?: FormState["problems"];
  /** A fresh token where the old one is of no use. */
  readonly token?: string;
  /** Seconds after which a try may succeed. */
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

/** What a post brought, or why nothing of it is taken: another site sent it, it is too long, or it is no form. */
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

/** The token of a form, or why it is not taken: too fast, too late, or not ours. */
function checkToken({ runtime, post, form, words }: Reception, given: Given) {
  const { env, log } = runtime;
  const now = Date.now();
  const token = readToken(env.REVALIDATE_SECRET, form.key, given[TOKEN_FIELD] ?? "", now);
  if (token.kind === "good") return token;
  log.info("form refused", { path: post.path, reason: token.kind });
  // Too fast for a person, or a person whose browser filled everything in: the text stays, a second try goes through.
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
  // A second click, or a page that is sent again: the message is there.
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
    path: post.path,
    at: new Date().toISOString(),
    values,
  };
  if (await forms.store(key, JSON.stringify(lead))) return null;
  return { status: 503, notice: words.common("form.notSent"), retryAfter: 30 };
}

/** Takes the answers of a form that was sent from its own page. */
async function receiveAnswers(reception: Reception, given: Given): Promise<FormOutcome> {
  const { runtime, post, form, locale, audience } = reception;
  const site = runtime.content.at({ locale, audience });
  const questions = await loadOptions(site, form);
  const checked = checkForm(toCheckedQuestions(questions), given, Date.now());
  // What was written comes back as it was, not as it would be stored.
  const values = Object.fromEntries(
    questions.flatMap(({ kind }) => (given[kind] ? [[kind, given[kind]]] : [])),
  );
  const sent: FormOutcome = { kind: "sent", to: addQuery(post.path, { [SENT_PARAM]: "1" }) };
  // A program that fills every field is thanked and forgotten.
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

/** Receives one POST of a form. */
export async function receivePost(runtime: FormRuntime, post: FormPost): Promise<FormOutcome> {
  const [route] = match(post.path);
  const form = await findForm(runtime.content, post.path);
  if (!route || !form) return { kind: "none" };
  const { locale, audience } = route;
  const reception = { runtime, post, form, locale, audience, words: getMessages(locale) };
  const read = readPost(reception);
  if ("given" in read) return receiveAnswers(reception, read.given);
  // The form comes back empty: nothing of what was sent is taken.
  const token = issueToken(runtime.env.REVALIDATE_SECRET, form.key, Date.now());
  return showAgain(reception, {}, { ...read.refusal, token });
}
