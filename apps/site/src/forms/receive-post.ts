/**
 * The door for POSTs: a form is sent to its own page. Stored first, then 303 to the thank-you state; whatever is wrong
 * brings the form back with everything that was written (quality §2, §3, §5). Nothing a visitor writes is logged.
 */
import type { IncomingHttpHeaders } from "node:http";
import { messages, type Translators } from "@orlaya/messages/server";
import { match, normalise, withQuery, type Audience, type Locale } from "@orlaya/routes";
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
import { checkable, problemText, withOptions, type FormState } from "./form-model.ts";
import { leadKey } from "./token.ts";

/** Routes of the three kinds of form pages (spec §2 Link resolution). */
const FORM_ROUTES: ReadonlySet<string> = new Set(["contact-form", "landing", "product-form"]);
/** The canonical spelling of an address at which there may be a form, else null; costs no question to the content service. */
export function formPath(path: string): string | null {
  const canonical = normalise(path);
  return canonical !== null && match(canonical).some(({ base }) => FORM_ROUTES.has(base))
    ? canonical
    : null;
}

async function formAt({ content }: Runtime, path: string): Promise<FormDefinition | null> {
  const [route] = match(path);
  const site = route && content.at(route);
  const row = (await site?.route(path)) ?? null;
  const document =
    site && row?.type === "page_form" ? await site.document("page_form", row.document) : null;
  return readForm(document?.form?.document);
}
/** Whether there is one. @throws ContentUnavailable */
export const holdsForm = async (runtime: Runtime, path: string): Promise<boolean> =>
  (await formAt(runtime, path)) !== null;

/** Query of the thank-you state. */
export const SENT = "sent";

export interface FormPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  /** Null: longer than any form. */ readonly body: string | null;
}
export type FormOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "sent"; readonly to: string }
  | {
      readonly kind: "again";
      readonly state: FormState;
      readonly errors: readonly { readonly kind: FieldKind; readonly message: string }[];
      /** A fresh token where the old one will not do. */ readonly token: string | null;
      /** Seconds after which a try may succeed. */ readonly retryAfter: number | null;
    };

/** Two names of this machine, on one port. */
function isSameLoopback(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return isLoopback(a.hostname) && isLoopback(b.hostname) && a.port === b.port;
}
/** Whether a page of the site sent this: browsers say so in headers that no page can write. The Host header proves nothing. */
function isOwnPage({ headers }: FormPost, siteOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin } = headers;
  // A page that says nobody where its visitors come from has the origin "null".
  if (origin === undefined || origin === "null") return site === "same-origin";
  return origin === siteOrigin || (URL.canParse(origin) && isSameLoopback(origin, siteOrigin));
}

/** Half a character is none: no database takes it. */
const answers = z.record(
  z.string().max(60),
  z
    .string()
    .max(20_000)
    .transform((text) => text.toWellFormed()),
);
function readBody(type: string, body: string): Readonly<Record<string, string>> | null {
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
  readonly runtime: Runtime;
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
      message: problemText(words, kind, problem),
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
  const given = readBody(post.headers["content-type"] ?? "", post.body);
  return given ? { given } : { refusal: { status: 415, notice: common("form.notAccepted") } };
}

/** The token of a form, or why it is not taken: too fast, too late, or not ours. */
function checkToken({ runtime, post, form, words }: Reception, given: Given) {
  const { forms, log } = runtime;
  const token = forms.read(form.key, given[TOKEN_FIELD] ?? "");
  if (token.kind === "good") return token;
  log.info("form refused", { path: post.path, reason: token.kind });
  // Too fast for a person, or a person whose browser filled everything in: the text stays, a second try goes through.
  const notice = words.common(token.kind === "expired" ? "form.expired" : "form.notSent");
  return { kind: "refused", status: 422, notice, token: forms.issue(form.key) } as const;
}

/** Stores the answers as a lead, once for each key. @returns null when they are stored */
async function store(
  { runtime: { forms, log }, post, form, locale, audience, words }: Reception,
  nonce: string,
  values: Answers,
): Promise<Refusal | null> {
  const key = leadKey(nonce, values);
  // A second click, or a page that is sent again: the message is there.
  if (forms.stored(key)) return null;
  const seconds = await forms.limit(post.address);
  if (seconds > 0) {
    log.info("form refused", { path: post.path, reason: "limit" });
    const notice = words.common("form.rateLimited", { minutes: Math.ceil(seconds / 60) });
    return { status: 429, notice, retryAfter: seconds };
  }
  const { key: name, topic } = form;
  const { path } = post;
  const at = new Date().toISOString();
  const body = JSON.stringify({ key, form: name, topic, locale, audience, path, at, values });
  if (await forms.store(key, body)) return null;
  return { status: 503, notice: words.common("form.notSent"), retryAfter: 30 };
}

/** Takes the answers of a form that was sent from its own page. */
async function receive(reception: Reception, given: Given): Promise<FormOutcome> {
  const { runtime, post, form, locale, audience } = reception;
  const site = runtime.content.at({ locale, audience });
  const questions = await withOptions(site, form);
  const checked = checkForm(checkable(questions), given, Date.now());
  // What was written comes back as it was, not as it would be stored.
  const values = Object.fromEntries(
    questions.flatMap(({ kind }) => (given[kind] ? [[kind, given[kind]]] : [])),
  );
  const sent: FormOutcome = { kind: "sent", to: withQuery(post.path, { [SENT]: "1" }) };
  // A program that fills every field is thanked and forgotten.
  if (given[TRAP_FIELD]) {
    runtime.log.info("form refused", { path: post.path, reason: "trap" });
    return sent;
  }
  if (checked.kind === "invalid")
    return showAgain(reception, values, { status: 422, notice: null, problems: checked.problems });
  const token = checkToken(reception, given);
  if (token.kind === "refused") return showAgain(reception, values, token);
  const refusal = await store(reception, token.nonce, checked.values);
  return refusal ? showAgain(reception, values, refusal) : sent;
}

/** Answers one POST. `none`: there is no form at this address. */
export async function answerForm(runtime: Runtime, post: FormPost): Promise<FormOutcome> {
  const [route] = match(post.path);
  const form = await formAt(runtime, post.path);
  if (!route || !form) return { kind: "none" };
  const { locale, audience } = route;
  const reception = { runtime, post, form, locale, audience, words: messages(locale) };
  const read = readPost(reception);
  if ("given" in read) return receive(reception, read.given);
  // The form comes back empty: nothing of what was sent is taken.
  return showAgain(reception, {}, { ...read.refusal, token: runtime.forms.issue(form.key) });
}
