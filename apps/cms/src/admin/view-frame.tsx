/** Frame of a view of its own: the menu of the admin around it, for staff only. */
import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import type { ReactNode } from "react";
import { getRights, readActor, type Actor } from "../access/roles.ts";
import { getSay } from "../labels/request-words.ts";

/** Renders a view with the menu. An account without the right sees a sentence instead. */
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
  return (
    <DefaultTemplate {...template}>
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
