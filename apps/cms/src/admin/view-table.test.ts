/** Names of the views in the title of the browser and in the navigation path. */
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { expect, test } from "vitest";
import { VIEWS } from "../names/views.ts";
import { nameView, VIEW_TABLE } from "./view-table.ts";

test("each view, and each page below it, has a name of its own in each language", () => {
  for (const locale of LOCALES) {
    const say = getAdminMessages(locale);
    const names = Object.values(VIEWS).map((path) => nameView([path.slice(1)], say));
    expect(new Set(names)).toEqual(new Set(Object.values(VIEW_TABLE).map(({ name }) => say(name))));
    expect(new Set(names).size).toBe(Object.keys(VIEWS).length);
    expect(nameView([VIEWS.sets.slice(1), "id"], say)).toBe(say("set.title"));
  }
});

test("other pages have no name here", () => {
  const say = getAdminMessages("en");
  for (const segments of [[], ["collections", "links"], ["account"], ["login"]])
    expect(nameView(segments, say)).toBeNull();
});
