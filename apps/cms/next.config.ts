import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import { join } from "node:path";

/** The security policy of the admin has a nonce, so it is made for each request (src/proxy.ts). */
const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: [
    "@orlaya/contract",
    "@orlaya/finder",
    "@orlaya/locales",
    "@orlaya/messages",
    "@orlaya/routes",
    "@orlaya/slices",
    "@orlaya/ui",
  ],
  outputFileTracingRoot: join(import.meta.dirname, "../.."),
  turbopack: { root: join(import.meta.dirname, "../..") },
  // `npm run types` checks them, once for all workspaces.
  typescript: { tsconfigPath: "tsconfig.json", ignoreBuildErrors: true },
  // A build writes no cache for a next one: writing takes a third of its time, and most builds are in a fresh clone.
  // And what Next keeps of a body while src/proxy.ts looks at its head.
  experimental: { turbopackFileSystemCacheForBuild: false, proxyClientMaxBodySize: 1024 * 1024 },
  headers: () => Promise.resolve([{ source: "/:path*", headers }]),
};

export default withPayload(config);
