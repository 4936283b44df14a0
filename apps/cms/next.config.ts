import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { join } from 'node:path';

/** The admin runs Next's inline scripts, so its policy fences what surrounds them: frames, forms, plug-ins, base. */
const headers = [
  { key: 'Content-Security-Policy', value: "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'" },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@orlaya/finder', '@orlaya/messages', '@orlaya/routes', '@orlaya/slices', '@orlaya/ui'],
  outputFileTracingRoot: join(import.meta.dirname, '../..'),
  turbopack: { root: join(import.meta.dirname, '../..') },
  // `npm run types` checks them, once for all workspaces.
  typescript: { tsconfigPath: 'tsconfig.json', ignoreBuildErrors: true },
  // A build writes no cache for a next one: writing takes a third of its time, and most builds are in a fresh clone.
  experimental: { turbopackFileSystemCacheForBuild: false },
  headers: () => Promise.resolve([{ source: '/:path*', headers }]),
};

export default withPayload(config);
