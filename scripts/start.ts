/**
 * `npm start`: from a fresh clone to a running content service and site. Builds, migrates and seeds what is not done
 * yet, prints the addresses, and stops both cleanly on Ctrl-C or SIGTERM.
 */
import { build } from './lib/build.ts';
import { migrate, seed } from './lib/content.ts';
import { prepare, startCms, startSite, type Service } from './lib/services.ts';
import { main, step } from './lib/steps.ts';

const JOBS_EVERY_MS = 30_000;

main(async () => {
  const settings = await prepare(process.env);
  const services: Service[] = [];
  const state = { stopping: false };
  const end = async (code: number): Promise<never> => {
    state.stopping = true;
    await Promise.all(services.map((service) => service.stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (state.stopping) return;
      process.stdout.write('\nStopping …\n');
      void end(0);
    });
  }
  try {
    await build();
    await migrate(settings);
    // The seed makes the first admin: it prints the password once and keeps it in the data folder.
    await seed(settings);
    await step('Starting the content service', async () => { services.push(await startCms(settings)); });
    await step('Starting the site', async () => { services.push(await startSite(settings)); });
  } catch (error) {
    if (state.stopping) return;
    await Promise.all(services.map((service) => service.stop()));
    throw error;
  }
  process.stdout.write(`\nSite             ${settings.siteUrl}\nContent service  ${settings.env['CMS_URL'] ?? ''}/admin\nStop with Ctrl-C.\n`);
  for (const service of services) {
    service.child.once('exit', (code) => {
      if (state.stopping) return;
      process.stderr.write(`The ${service.name} ended unexpectedly (code ${code ?? 'none'}); its log is in ${settings.dataDir}.\n`);
      void end(1);
    });
  }
  const jobs = setInterval(() => {
    fetch(new URL('/api/run-jobs', `http://127.0.0.1:${settings.cmsPort}`), { method: 'POST', headers: { authorization: `Bearer ${settings.env['JOBS_SECRET'] ?? ''}` }, signal: AbortSignal.timeout(60_000) })
      .then(async (answer) => { await answer.body?.cancel(); if (!answer.ok) process.stderr.write(`Scheduled work answered ${answer.status}.\n`); })
      .catch((error: unknown) => { if (!state.stopping) process.stderr.write(`Scheduled work could not run: ${String(error)}.\n`); });
  }, JOBS_EVERY_MS);
  jobs.unref();
});
