"use client";
/**
 * State of the menu: open beside the page from 1024 px, where the choice of the account is kept,
 * and a closed drawer below. Payload keeps the choice above 1440 px only.
 */
import { NavProvider, WindowInfoProvider, useNav } from "@payloadcms/ui";
import type { ReactNode } from "react";

const DRAWER = "(max-width: 1023px)";
/** Breakpoints of Payload, except `l` and `m`: the menu is a drawer at both. */
const BREAKPOINTS = {
  l: DRAWER,
  m: DRAWER,
  s: "(max-width: 768px)",
  xs: "(max-width: 400px)",
};

/** Whether the window is so narrow that the menu is a drawer. */
export const isDrawer = (): boolean => matchMedia(DRAWER).matches;

/** Provider that replaces Payload's state of the menu. */
export function MenuState({ children }: { readonly children: ReactNode }) {
  const { navOpen } = useNav();
  return (
    <WindowInfoProvider breakpoints={BREAKPOINTS}>
      <NavProvider initialIsOpen={navOpen}>{children}</NavProvider>
    </WindowInfoProvider>
  );
}
