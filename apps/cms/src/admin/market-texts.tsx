/**
 * Lists on the start page the texts that state the market of a plan and were not checked since it
 * changed, in the languages and sites that the account edits.
 */
import { LOCALE_TABLE } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import type { Payload } from "payload";
import { getSay, type HasLanguage } from "../labels/request-words.ts";
import { canWrite, isInScope, readActor } from "../access/roles.ts";
import { listOpenTexts } from "../markets/texts.ts";
import { adminPaths } from "../names/paths.ts";
import "./finder.css";

/** Most texts that are shown at once. The others follow when these are checked. */
const SHOWN = 40;

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
  return (
    <section className="finder finder--bar" aria-labelledby="market-texts">
      <header>
        <h2 id="market-texts">{say("textCheck.title")}</h2>
        <p className="finder-lead">{say("textCheck.intro")}</p>
      </header>
      <ul className="finder-list">
        {texts
          .slice(0, SHOWN)
          .map(({ audience, collection, id, locale: language, products, title }) => (
            <li key={id}>
              <a href={adminPaths.document(collection, id)} lang={language}>
                {title}
              </a>{" "}
              <span className="finder-quiet">
                {[
                  LOCALE_TABLE[language].label,
                  ...(audience === null
                    ? []
                    : [getMessages(say.locale).common(`audience.${audience}`)]),
                  products.map(({ name }) => name).join(", "),
                ].join(" · ")}
              </span>
            </li>
          ))}
      </ul>
      {texts.length > SHOWN ? (
        <p className="finder-quiet">
          {say("textCheck.moreTexts", { count: texts.length - SHOWN })}
        </p>
      ) : null}
    </section>
  );
}
