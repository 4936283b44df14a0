"use client";
/**
 * Client components of the list of versions: the date in the reader's time zone, the button that
 * chooses a version to compare with, and the breadcrumbs.
 */
import { appendQuery } from "@orlaya/finder/url";
import { useConfig, useDocumentTitle, useModal, useStepNav, useTranslation } from "@payloadcms/ui";
import { formatDate } from "@payloadcms/ui/shared";
import Link from "next/link.js";
import { usePathname, useRouter, useSearchParams } from "next/navigation.js";
import { useEffect } from "react";
import { adminPaths } from "../names/paths.ts";

export function VersionDate({
  id,
  at,
  href,
  choosing,
}: {
  readonly id: string;
  readonly at: string;
  readonly href: string;
  readonly choosing: boolean;
}) {
  const {
    config: {
      admin: { dateFormat },
    },
  } = useConfig();
  const { i18n } = useTranslation();
  const { closeAllModals } = useModal();
  const [router, path, search] = [useRouter(), usePathname(), useSearchParams()];
  // The reader's time zone is not available on the server.
  const date = (
    <time dateTime={at} suppressHydrationWarning>
      {formatDate({ date: at, i18n, pattern: dateFormat })}
    </time>
  );
  function choose(): void {
    const query = new URLSearchParams(search);
    query.set("versionFrom", id);
    closeAllModals();
    router.push(appendQuery(path, query.toString()));
  }
  return choosing ? (
    <button type="button" className="finder-choose" onClick={choose}>
      {date}
    </button>
  ) : (
    <Link href={href} prefetch={false}>
      {date}
    </Link>
  );
}

export function VersionsTrail({
  collection,
  plural,
  base,
}: {
  readonly collection: string;
  readonly plural: string;
  readonly base: string;
}) {
  const { setStepNav } = useStepNav();
  const { title } = useDocumentTitle();
  const { t } = useTranslation();
  useEffect(() => {
    setStepNav([
      { label: plural, url: adminPaths.collection(collection) },
      { label: title, url: base },
      { label: t("version:versions") },
    ]);
  }, [setStepNav, collection, plural, base, title, t]);
  return null;
}
