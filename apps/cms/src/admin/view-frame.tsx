/** Frame of a view of its own: the menu of the admin around it, for staff only. */
import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import type { ReactNode } from "react";
import { getRights, readActor, type Actor } from "../access/roles.ts";
import { getSay } from "../labels/request-words.ts";
import { nameView } from "./view-table.ts";

/** Returns the parts of the path of a view, below the root of the admin. */
const readSegments = (params: AdminViewServerProps["params"]): readonly string[] =>
  [params?.["segments"] ?? []].flat();

/**
 * Renders a view with the menu and its name as navigation path. An account without the right sees a
 * sentence instead.
 */
export function ViewFrame({
  view: { initPageResult, params, searchParams },
  render,
}: {
  readonly view: AdminViewServerProps;
  readonly render: (req: PayloadRequest, actor: Actor) => ReactNode;
}) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const actor = readActor(req.user);
  const template = {
    i18n: req.i18n,
    payload: req.payload,
    permissions,
    visibleEntities,
    ...(locale ? { locale } : {}),
    ...(params ? { params } : {}),
    ...(searchParams ? { searchParams } : {}),
    ...(req.user ? { user: req.user } : {}),
  };
  const name = nameView(readSegments(params), getSay(req));
  return (
    <DefaultTemplate {...template}>
      {name === null ? null : <SetStepNav nav={[{ label: name }]} />}
      {actor && getRights(actor).backstage ? (
        render(req, actor)
      ) : (
        <Gutter>
          <p>{getSay(req)("service.role")}</p>
        </Gutter>
      )}
    </DefaultTemplate>
  );
}
