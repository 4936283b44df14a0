"use client";
/** Lists the texts that have to be checked after a release, because they state who can buy a plan. */
import { Link } from "@payloadcms/ui";
import type { ShownTexts } from "../markets/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { useWords } from "./words.tsx";

export function Texts({
  texts: { count, plans, texts },
  intro = "finder.texts.intro",
}: {
  readonly texts: ShownTexts;
  /** Message that states what changes. */
  readonly intro?: "finder.texts.intro" | "set.texts.intro";
}) {
  const more = count - texts.length;
  const say = useWords();
  return (
    <>
      <p>{say(intro, { plans: plans.join(", ") })}</p>
      <details>
        <summary>{say("finder.texts.count", { count })}</summary>
        <ul className="finder-list">
          {texts.map(({ collection, id, language, plans: own, title }) => (
            <li key={id}>
              <Link href={adminPaths.document(collection, id)} prefetch={false}>
                {title}
              </Link>{" "}
              <span className="finder-quiet">
                {language} · {own.join(", ")}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 ? (
          <p className="finder-quiet">{say("finder.texts.more", { count: more })}</p>
        ) : null}
      </details>
    </>
  );
}
