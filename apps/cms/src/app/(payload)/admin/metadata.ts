/** Head of the pages of the admin: the title, the icon of the brand, and nothing about Payload. */
import config from "@payload-config";
import favicon from "@orlaya/ui/favicon.svg";
import { getNextRequestI18n } from "@payloadcms/next/utilities";
import { generatePageMetadata } from "@payloadcms/next/views";
import type { Metadata } from "next";
import type { StaticImageData } from "next/image";
import { nameView } from "../../../admin/view-table.ts";
import { getSay } from "../../../labels/request-words.ts";

const { src } = favicon as StaticImageData;
type Request = Omit<Parameters<typeof generatePageMetadata>[0], "config">;

/** Returns the head of a page of the admin. */
export async function writeMetadata(request: Request): Promise<Metadata> {
  const { segments } = (await request.params) as { readonly segments?: readonly string[] };
  const settings = await config;
  const i18n = await getNextRequestI18n({ config: settings });
  // Payload names its own views only: it calls all others "Payload".
  const view = nameView(segments ?? [], getSay({ i18n }));
  const { title } = await generatePageMetadata({ config, ...request });
  return {
    title: view === null ? (title ?? null) : `${view} ${settings.admin.meta.titleSuffix}`,
    icons: [{ rel: "icon", type: "image/svg+xml", url: src }],
  };
}
