"use client";
/** The places of the menu, with the current page marked, and the behaviour of the drawer. */
import { Icon, LineIcon } from "@orlaya/ui/icon";
import { Link, useNav, useTranslation } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import { useEffect, type ReactNode } from "react";
import { adminPaths } from "../names/paths.ts";
import { ACCOUNT_ICON, LOG_OUT_ICON, PLACE_ICONS } from "./menu-icons.ts";
import { isDrawer } from "./menu-state.tsx";
import type { PlaceKey } from "./places.ts";

interface ShownEntry {
  readonly path: string;
  readonly label: string;
}
export interface ShownPlace {
  readonly key: PlaceKey;
  readonly name: string;
  readonly entries: readonly ShownEntry[];
}

/** Whether a page is the page of a path or below it. */
const isInside = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

function MenuLink({
  path,
  isCurrent,
  children,
}: {
  readonly path: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Link
      className="menu__link"
      href={path}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </Link>
  );
}

function PlaceItem({
  place: { key, name, entries },
  pathname,
}: {
  readonly place: ShownPlace;
  readonly pathname: string;
}) {
  const title = (
    <>
      <LineIcon path={PLACE_ICONS[key]} size={18} />
      <span className="menu__name">{name}</span>
    </>
  );
  const [first, second] = entries;
  if (first === undefined)
    return (
      <MenuLink path={adminPaths.root} isCurrent={pathname === adminPaths.root}>
        {title}
      </MenuLink>
    );
  if (second === undefined)
    return (
      <MenuLink path={first.path} isCurrent={isInside(pathname, first.path)}>
        {title}
      </MenuLink>
    );
  return (
    <details open={entries.some(({ path }) => isInside(pathname, path))}>
      <summary className="menu__link">
        {title}
        <Icon name="chevron-down" size={16} className="menu__chevron" />
      </summary>
      <ul>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <MenuLink path={path} isCurrent={isInside(pathname, path)}>
              <span className="menu__name">{label}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the drawer on another page, with Escape, and with a click beside it. */
function useDrawer(pathname: string): void {
  const { navOpen, navRef, setNavOpen } = useNav();
  useEffect(() => {
    if (isDrawer()) setNavOpen(false);
  }, [pathname, setNavOpen]);
  useEffect(() => {
    if (!navOpen) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    function close(): void {
      setNavOpen(false);
      document.querySelector<HTMLElement>(".nav-toggler")?.focus();
    }
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Escape" && isDrawer()) close();
      },
      { signal },
    );
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (isDrawer() && target instanceof Node && !navRef.current?.contains(target)) close();
      },
      { signal },
    );
    return () => {
      leaving.abort();
    };
  }, [navOpen, navRef, setNavOpen]);
}

/** Renders the places, then the account and the log-out. */
export function MenuList({ places }: { readonly places: readonly ShownPlace[] }) {
  const pathname = usePathname();
  const { t } = useTranslation();
  useDrawer(pathname);
  return (
    <>
      <ul className="menu__places">
        {places.map((place) => (
          <li key={place.key}>
            <PlaceItem place={place} pathname={pathname} />
          </li>
        ))}
      </ul>
      <ul className="menu__own">
        <li>
          <MenuLink path={adminPaths.account} isCurrent={pathname === adminPaths.account}>
            <LineIcon path={ACCOUNT_ICON} size={18} />
            <span className="menu__name">{t("authentication:account")}</span>
          </MenuLink>
        </li>
        <li>
          <MenuLink path={adminPaths.logOut} isCurrent={false}>
            <LineIcon path={LOG_OUT_ICON} size={18} />
            <span className="menu__name">{t("authentication:logOut")}</span>
          </MenuLink>
        </li>
      </ul>
    </>
  );
}

/** Button that closes the drawer. */
export function CloseMenu() {
  const { setNavOpen } = useNav();
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="menu__close"
      aria-label={t("general:close")}
      onClick={() => {
        setNavOpen(false);
      }}
    >
      <Icon name="x" />
    </button>
  );
}
