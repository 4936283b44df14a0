/**
 * Lists on the start page the texts that state the market of a plan and were not checked since it
 * changed, in the languages and sites that the account edits.
 */
import { LOCALE_TABLE } from "@orlaya/locales";
import type { Payload } from "payload";
import { getSay, type HasLanguage, type Say } from "../labels/request-words.ts";
import { canWrite, isInScope, readActor } from "../access/roles.ts";
import { listOpenTexts, type MarketText } from "../markets/texts.ts";
import { adminPaths } from "../names/paths.ts";
import { StartPart } from "./start-documents.tsx";

/** Texts that are shown at once. The others are behind a summary. */
const SHOWN = 5;

/** Renders texts as links, with their language, site and plans. */
function Texts({ texts, say }: { readonly texts: readonly MarketText[]; readonly say: Say }) {
  return (
    <ul className="start-list">
      {texts.map(({ audience, collection, id, locale: language, products, title }) => (
        <li key={id} className="start-row">
          <div>
            <a href={adminPaths.document(collection, id)} lang={language}>
              {title}
            </a>
            <span className="start-quiet">
              {[
                LOCALE_TABLE[language].label,
                ...(audience === null ? [] : [say(`site.${audience}`)]),
                products.map(({ name }) => name).join(", "),
              ].join(" · ")}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export async function MarketTexts({
  payload,
  user,
  i18n,
}: HasLanguage & {
  readonly payload: Payload;
  readonly user?: unknown;
}) {
  const actor = readActor(user);
  if (!actor || !canWrite(actor, "content")) return null;
  const texts = (await listOpenTexts(payload)).filter((text) => isInScope(actor, text));
  if (texts.length === 0) return null;
  const say = getSay({ i18n });
  const rest = texts.slice(SHOWN);
  return (
    <StartPart title={say("textCheck.title")} count={texts.length}>
      <p className="start-quiet">{say("textCheck.intro")}</p>
      <Texts texts={texts.slice(0, SHOWN)} say={say} />
      {rest.length > 0 ? (
        <details>
          <summary>{say("start.more", { count: rest.length })}</summary>
          <Texts texts={rest} say={say} />
        </details>
      ) : null}
    </StartPart>
  );
}
