/** A worker's own site with third-party tools configured, and the tools themselves. */
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, CMS } from './fixtures.ts';
import { startFakeTools, type FakeTools } from './fake-tools.ts';
import { startOwnSite } from './own-site.ts';

export { expect } from './fixtures.ts';
export interface ToolsSite { readonly url: string; readonly tools: FakeTools }

/** Tests on a site of their own; the settings are those of the file. */
export const withTools = (settings: (origin: string) => Readonly<Record<string, string>>) =>
  base.extend<object, { readonly own: ToolsSite }>({
    own: [async ({ browserName: _ }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'e2e-tools-'));
      // Pictures are files of the content service under test.
      await symlink(join(process.env['E2E_DATA'] ?? '', 'media'), join(folder, 'media'));
      const tools = await startFakeTools();
      const site = await startOwnSite(folder, Number(new URL(CMS()).port), settings(tools.origin));
      await provide({ url: site.url, tools });
      await site.stop();
      await tools.close();
      await rm(folder, { recursive: true, force: true });
    }, { scope: 'worker', timeout: 240_000 }],
    baseURL: async ({ own }, provide) => { await provide(own.url); },
  });
