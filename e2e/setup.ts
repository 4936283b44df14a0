/** Starts the built content service and site on free ports for the browser tests, and stops them afterwards. */
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/lib/build.ts';
import { migrate, seed } from '../scripts/lib/content.ts';
import { freePort, prepare, startCms, startSite } from '../scripts/lib/services.ts';

export default async function setup(): Promise<() => Promise<void>> {
  // Already running, while writing tests: E2E_SITE and E2E_CMS say where.
  if (process.env['E2E_SITE'] && process.env['E2E_CMS']) return () => Promise.resolve();
  await build();
  const given = process.env['E2E_DATA'];
  const dataDir = given ?? join(tmpdir(), `e2e-${process.pid}`);
  await mkdir(dataDir, { recursive: true });
  const [port, cmsPort] = [await freePort(), await freePort()];
  const settings = await prepare({ ...process.env, FORM_LIMIT: '1000', DATA_DIR: dataDir, PORT: String(port), CMS_PORT: String(cmsPort), ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'An-admin-only-for-tests-1' });
  await migrate(settings);
  await seed(settings);
  const cms = await startCms(settings);
  const site = await startSite(settings);
  process.env['E2E_SITE'] = `http://localhost:${port}`;
  process.env['E2E_CMS'] = `http://localhost:${cmsPort}`;
  process.env['E2E_DATA'] = dataDir;
  process.env['E2E_LOG'] = join(dataDir, 'site.log');
  // One log-in for all workers: the service counts attempts, and two at the same moment lose one session.
  const origin = process.env['E2E_CMS'];
  const login = await fetch(`${origin}/api/users/login`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin@example.com', password: 'An-admin-only-for-tests-1' }) });
  process.env['E2E_SESSION'] = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '').join('; ');
  return async () => {
    await Promise.all([site.stop(), cms.stop()]);
    if (!given) await rm(dataDir, { recursive: true, force: true });
  };
}
