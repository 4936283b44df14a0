"use client";
/** Reads the lists and settings of the admin that the account may see. */
import { getTranslation } from "@payloadcms/translations";
import { useAuth, useConfig, useTranslation } from "@payloadcms/ui";
import { useMemo } from "react";
import { canWrite, getRights, readActor, writesNothing } from "../access/roles.ts";
import { adminPaths } from "../names/paths.ts";
import { useWords } from "./words.tsx";
import type { Place } from "./find-places.ts";

/** Slugs of the collections and globals that the menu shows. */
export interface VisibleEntities {
  readonly collections: readonly string[];
  readonly globals: readonly string[];
}

/** Returns the places that the account may see. */
export function usePlaces(visible: VisibleEntities): readonly Place[] {
  const { config } = useConfig();
  const { permissions, user } = useAuth();
  const actor = readActor(user);
  const seesRules = actor !== null && (canWrite(actor, "eligibility") || writesNothing(actor));
  const canTransfer = actor !== null && canWrite(actor, "users");
  const canAudit = actor !== null && getRights(actor).audit;
  const { i18n } = useTranslation();
  const say = useWords();
  return useMemo(() => {
    const { collections, globals } = config;
    return [
      { href: adminPaths.translations(), label: say("place.languages") },
      { href: adminPaths.campaigns, label: say("campaigns.title") },
      { href: adminPaths.sets, label: say("set.title") },
      { href: adminPaths.links(), label: say("links.title") },
      ...(seesRules
        ? [
            { href: adminPaths.scenarios, label: say("scenario.title") },
            { href: adminPaths.findings(), label: say("finding.title") },
            { href: adminPaths.finderTable(), label: say("table.title") },
            { href: adminPaths.tryOut(), label: say("try.title") },
          ]
        : []),
      { href: adminPaths.finderMap(), label: say("map.title") },
      { href: adminPaths.finderHistory(), label: say("history.title") },
      ...(canAudit
        ? [
            { href: adminPaths.audit(), label: say("audit.title") },
            { href: adminPaths.evidence(), label: say("evidence.title") },
          ]
        : []),
      ...(canTransfer ? [{ href: adminPaths.transfer, label: say("transfer.title") }] : []),
      { href: adminPaths.slices, label: say("simulator.title") },
      ...collections
        .filter(({ slug }) => visible.collections.includes(slug))
        .filter(({ slug }) => permissions?.collections?.[slug]?.read)
        .map(({ slug, labels }) => ({
          href: adminPaths.collection(slug),
          label: getTranslation(labels.plural, i18n),
        })),
      ...globals
        .filter(({ slug }) => visible.globals.includes(slug))
        .filter(({ slug }) => permissions?.globals?.[slug]?.read)
        .map(({ slug, label }) => ({
          href: adminPaths.global(slug),
          label: getTranslation(label, i18n),
        })),
    ];
  }, [canAudit, canTransfer, seesRules, config, permissions, i18n, say, visible]);
}
