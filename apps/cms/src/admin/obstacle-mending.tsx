"use client";
/** Says how an obstacle of a set is mended, where, and who can. */
import { Link } from "@payloadcms/ui";
import type { ShownMending } from "../sets/shapes.ts";

export function Mending({ mending: { todo, places, who } }: { readonly mending: ShownMending }) {
  return (
    <div className="obstacle-mending">
      <p>{todo}</p>
      {places.length > 0 ? (
        <ul>
          {places.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {who === "" ? null : <p className="finder-quiet">{who}</p>}
    </div>
  );
}
