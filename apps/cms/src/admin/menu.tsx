/** The menu of the admin: the brand, the places of the account, its settings and the log-out. */
import { NavWrapper } from "@payloadcms/next/client";
import { Wordmark } from "@orlaya/ui/wordmark";
import { Link } from "@payloadcms/ui";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import type { PayloadRequest } from "payload";
import { readActor } from "../access/roles.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { listPlaces, type Entry } from "./places.ts";
import { VIEW_TABLE } from "./view-table.ts";
import { CloseMenu, MenuList, type ShownPlace } from "./menu-list.tsx";
import "./menu.css";

type Props = Pick<PayloadRequest, "i18n" | "payload" | "user">;

/** Returns the path and the label of a list, in the language of the account. */
function describeEntry({ kind, slug }: Entry, { payload, i18n }: Props) {
  if (kind === "view") {
    const { path, name } = VIEW_TABLE[slug];
    return { path, label: getSay({ i18n })(name) };
  }
  if (kind === "global") {
    const label = payload.config.globals.find((entry) => entry.slug === slug)?.label;
    return { path: adminPaths.global(slug), label: writeLabelOf({ i18n }, label) ?? slug };
  }
  const label = payload.collections[slug]?.config.labels.plural;
  return { path: adminPaths.collection(slug), label: writeLabelOf({ i18n }, label) ?? slug };
}

/** Replaces Payload's menu. Components of `beforeNavLinks` are shown above the places. */
export function Menu(props: Props) {
  const { i18n, payload, user } = props;
  const actor = readActor(user);
  if (actor === null) return null;
  const say = getSay({ i18n });
  const places = listPlaces(actor).map(({ key, entries }): ShownPlace => ({
    key,
    name: say(`place.${key}`),
    entries: entries.map((entry) => describeEntry(entry, props)),
  }));
  return (
    <NavWrapper baseClass="nav">
      <nav className="menu" aria-label={i18n.t("general:menu")}>
        <div className="menu__head">
          <Link className="menu__brand" href={adminPaths.root} prefetch={false}>
            <Wordmark />
          </Link>
          <CloseMenu />
        </div>
        {RenderServerComponent({
          Component: payload.config.admin.components.beforeNavLinks,
          importMap: payload.importMap,
          serverProps: props,
        })}
        <MenuList places={places} />
      </nav>
    </NavWrapper>
  );
}
