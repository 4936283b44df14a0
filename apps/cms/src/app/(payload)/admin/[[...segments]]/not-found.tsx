import config from "@payload-config";
import { NotFoundPage } from "@payloadcms/next/views";
import { importMap } from "../importMap.js";
import { writeMetadata } from "../metadata.ts";

interface Props {
  readonly params: Promise<{ segments: string[] }>;
  readonly searchParams: Promise<Record<string, string | string[]>>;
}
export const generateMetadata = writeMetadata;

const NotFound = ({ params, searchParams }: Props) =>
  NotFoundPage({ config, importMap, params, searchParams });
export default NotFound;
