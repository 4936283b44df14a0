/** Head of the pages of the admin: the title, the icon of the brand, and nothing about Payload. */
import config from "@payload-config";
import favicon from "@orlaya/ui/favicon.svg";
import { generatePageMetadata } from "@payloadcms/next/views";
import type { Metadata } from "next";
import type { StaticImageData } from "next/image";

const { src } = favicon as StaticImageData;
type Request = Omit<Parameters<typeof generatePageMetadata>[0], "config">;

/** Returns the head of a page of the admin. */
export async function writeMetadata(request: Request): Promise<Metadata> {
  const { title } = await generatePageMetadata({ config, ...request });
  return {
    title: title ?? null,
    icons: [{ rel: "icon", type: "image/svg+xml", url: src }],
  };
}
