import config from "@payload-config";
import { RootPage } from "@payloadcms/next/views";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { findOwnList } from "../../../../admin/own-list.ts";
import { importMap } from "../importMap.js";
import { writeMetadata } from "../metadata.ts";

interface Props {
  readonly params: Promise<{ segments: string[] }>;
  readonly searchParams: Promise<Record<string, string | string[]>>;
}
export const generateMetadata = writeMetadata;

async function Page({ params, searchParams }: Props) {
  // The start page has no segments.
  const { segments } = (await params) as { readonly segments?: readonly string[] };
  const ownList = await findOwnList(config, segments ?? [], await searchParams, await headers());
  if (ownList !== null) redirect(ownList);
  return RootPage({ config, importMap, params, searchParams });
}
export default Page;
