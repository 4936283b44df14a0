import { createContext, use, type ComponentPropsWithRef, type ReactNode } from "react";
import { Anchor, type AnchorProps } from "./anchor.tsx";
import css from "./button.module.css";
import { cx } from "./classes.ts";
import type { IconName } from "./data.ts";
import { Icon } from "./icon.tsx";

export type ButtonVariant = "primary" | "secondary" | "text";
interface Look {
  /** A group has one primary button; the others are secondary or text. */
  readonly variant?: ButtonVariant;
  readonly size?: "md" | "sm";
  readonly icon?: IconName | undefined;
  /** Side of the icon; arrows are at the end. */
  readonly iconSide?: "start" | "end";
}
function look({ variant = "primary", size = "md" }: Look, className?: string) {
  return cx(
    variant === "text" ? css.text : cx(css.button, css[variant]),
    size === "sm" && css.sm,
    className,
  );
}

function Face({ icon, iconSide = "end", children }: Look & { readonly children: ReactNode }) {
  const drawing = icon && <Icon name={icon} size={18} />;
  return (
    <>
      {iconSide === "start" && drawing}
      {children}
      {iconSide === "end" && drawing}
    </>
  );
}

export interface ButtonProps extends Look, ComponentPropsWithRef<"button"> {
  /** Whether the button waits for a response. A spinner replaces the icon, the label stays. */
  readonly busy?: boolean;
}
/**
 * Renders a button. Mark an inactive button with `aria-disabled` instead of `disabled`: it then
 * stays in the tab order, and screen readers can read the reason.
 */
export function Button({
  variant,
  size,
  icon,
  iconSide,
  busy,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size }, className)}
      {...(busy && { "aria-busy": true })}
    >
      <Face icon={busy ? undefined : icon} iconSide={iconSide}>
        {children}
      </Face>
      {busy && <span className={css.spinner} aria-hidden="true" />}
    </button>
  );
}

/**
 * Name of the part of the page that contains a call to action, such as `hero`. Analytics reads it
 * from `data-cta`.
 */
export const ModuleName = createContext("");

export interface ButtonLinkProps extends Look, AnchorProps {}
/** Renders a link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconSide,
  className,
  children,
  link,
  ...rest
}: ButtonLinkProps) {
  const module = use(ModuleName);
  return (
    <Anchor
      {...rest}
      link={link}
      {...(module && { "data-cta": module })}
      className={look({ variant, size }, className)}
    >
      <Face icon={icon} iconSide={iconSide}>
        {children ?? link.label}
      </Face>
    </Anchor>
  );
}

/** Renders a link in the `text` variant: bold, underlined, with an optional icon. */
export function TextLink(props: Omit<ButtonLinkProps, "variant">) {
  return <ButtonLink {...props} variant="text" />;
}

/** Renders a row of up to two actions, which share the width on phones. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
