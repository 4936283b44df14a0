"use client";
/** Loads the releases of the rules, newest first. */
import { useEffect, useState } from "react";
import { endpointPaths } from "../names/paths.ts";
import { writeSetVersion, type ListedSet } from "../sets/shapes.ts";
import type { Say } from "../labels/request-words.ts";
import { useAsk, type Asked } from "./ask.ts";

/** A release without its data. */
export interface StoredRelease {
  readonly id: string;
  readonly version: number;
  readonly time: string;
  readonly author: string | null;
  readonly confirmed_by: string | null;
  readonly note: string | null;
  readonly changed: number | null;
}
interface Page {
  readonly docs: readonly StoredRelease[];
  readonly hasNextPage: boolean;
}
/** The releases, the number of the live one, and the change sets that are not live yet. */
export interface Releases {
  readonly list: readonly StoredRelease[];
  readonly hasMore: boolean;
  readonly live: number | null;
  readonly sets: readonly Pick<ListedSet, "id" | "name">[];
}

const isOpen = ({ state }: ListedSet): boolean => state !== "live" && state !== "withdrawn";

/**
 * Loads the newest releases. Null while loading.
 * @param most their largest number
 * @param round a number that changes when they have to be loaded again
 */
export function useReleases(most: number, round = 0): Asked<Releases> | null {
  const ask = useAsk();
  const [releases, setReleases] = useState<Asked<Releases> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function load(): Promise<void> {
      const [page, live, sets] = await Promise.all([
        ask<Page>(endpointPaths.releases(most), { signal }),
        ask<{ readonly version?: number | null }>(endpointPaths.liveRelease, { signal }),
        ask<{ readonly sets: readonly ListedSet[] }>(endpointPaths.sets, { signal }),
      ]);
      if (signal.aborted) return;
      if (!page.ok) setReleases(page);
      else if (!live.ok) setReleases(live);
      else if (!sets.ok) setReleases(sets);
      else
        setReleases({
          ok: true,
          body: {
            list: page.body.docs,
            hasMore: page.body.hasNextPage,
            live: live.body.version ?? null,
            sets: sets.body.sets.filter(isOpen),
          },
        });
    }
    void load();
    return () => {
      leaving.abort();
    };
  }, [ask, most, round]);
  return releases;
}

/** Value and name of a version that can be chosen. */
export type VersionChoice = readonly [value: string, name: string];

/** Returns the versions that can be chosen: the saved rules, change sets, then the releases. */
export function listVersions(say: Say, { list, live, sets }: Releases): readonly VersionChoice[] {
  return [
    ["saved", say("map.saved")],
    ...sets.map(({ id, name }): VersionChoice => [
      writeSetVersion(id),
      say("map.changeSet", { name }),
    ]),
    ...list.map(({ version }): VersionChoice => [
      String(version),
      say(version === live ? "map.liveRelease" : "map.release", { version }),
    ]),
  ];
}
