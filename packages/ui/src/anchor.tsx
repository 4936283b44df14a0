import type { ComponentPropsWithRef } from "react";
import type { LinkData } from "./data.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/**
 * A link; `rel` adds an editor's value, such as sponsored, to the value that Anchor sets itself.
 */
export type AnchorTarget = LinkData & { readonly rel?: string };
export interface AnchorProps extends Omit<
  ComponentPropsWithRef<"a">,
  "href" | "target" | "rel" | "hrefLang"
> {
  readonly link: AnchorTarget;
  /**
   * Text for screen readers after the name of a link that opens a new tab, in the page's language:
   * "(opens in a new tab)".
   */
  readonly hint?: string | undefined;
}

/**
 * Renders LinkData as an `a` element; no other component does this. Browser scripts find actions by
 * `data-action`; without scripts the href leads to the same service. The default content is the
 * label.
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
