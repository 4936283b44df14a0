"use client";
/** Lists the texts that have to be checked after a release, because they state who can buy a plan. */
import { Link } from "@payloadcms/ui";
import type { ShownTexts } from "../markets/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { formatCount } from "./ask.ts";

export function Texts({ texts: { count, plans, texts } }: { readonly texts: ShownTexts }) {
  const more = count - texts.length;
  return (
    <>
      <p>
        This release changes who can take out {plans.join(", ")}. Each of these texts states that.
        Once the release is live, its editors see it on the start page until somebody confirms that
        it is right.
      </p>
      <details>
        <summary>{formatCount(count, "text")} to check</summary>
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
        {more > 0 ? <p className="finder-quiet">and {formatCount(more, "more text")}</p> : null}
      </details>
    </>
  );
}
