import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import { join } from "node:path";

/**
 * Headers of every response. The content security policy contains a nonce, so src/proxy.ts sets it
 * for each request.
 */
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
  // Both modules of the start and of requests use its classes, and it reads files of its own.
  serverExternalPackages: ["prom-client"],
  outputFileTracingRoot: join(import.meta.dirname, "../.."),
  turbopack: { root: join(import.meta.dirname, "../..") },
  // `npm run types` checks the types of all workspaces at once.
  typescript: { tsconfigPath: "tsconfig.json", ignoreBuildErrors: true },
  // turbopackFileSystemCacheForBuild: a build writes no cache for the next build. Writing takes a
  // third of the build time, and most builds run in a fresh clone.
  // proxyClientMaxBodySize: bytes of a body that Next keeps while src/proxy.ts checks the headers.
  experimental: { turbopackFileSystemCacheForBuild: false, proxyClientMaxBodySize: 1024 * 1024 },
  headers: () => Promise.resolve([{ source: "/:path*", headers }]),
};

export default withPayload(config);
