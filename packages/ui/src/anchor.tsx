import type { ComponentPropsWithRef } from "react";
import type { LinkData } from "./data.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link that can be followed; `rel` adds an editor's value, such as sponsored, to the safe ones. */
export type AnchorTarget = LinkData & { readonly rel?: string };
export interface AnchorProps extends Omit<
  ComponentPropsWithRef<"a">,
  "href" | "target" | "rel" | "hrefLang"
> {
  readonly link: AnchorTarget;
  /** Said after the name when the link opens a new tab, in the page's language: "(opens in a new tab)". */
  readonly hint?: string | undefined;
}

/**
 * The one place where LinkData becomes an element. Browser scripts find actions by `data-action`; without them the
 * href leads to the same service. Without children the label is shown.
 */
export function Anchor({ link, hint, children, ...rest }: AnchorProps) {
  const rel = [link.newTab && "noopener", link.rel].filter(Boolean).join(" ");
  return (
    <a
      {...rest}
      href={link.href}
      {...(link.newTab && { target: "_blank" })}
      {...(rel && { rel })}
      {...(link.hreflang && { hrefLang: link.hreflang })}
      {...(link.action && { "data-action": link.action })}
    >
      {children ?? link.label}
      {link.newTab && hint && <VisuallyHidden> {hint}</VisuallyHidden>}
    </a>
  );
}
