/** `npm run dev`: both applications with hot reload, on the same data folder as `npm start`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { migrate, seed } from './lib/content.ts';
import { prepare } from './lib/services.ts';
import { main, ROOT, stop } from './lib/steps.ts';

main(async () => {
  const settings = await prepare(process.env);
  await migrate(settings);
  await seed(settings);
  const env = { ...settings.env, NODE_ENV: 'development' as const };
  const children = [
    spawn('next', ['dev', '-p', String(settings.cmsPort)], { cwd: join(ROOT, 'apps/cms'), env: { ...env, PORT: String(settings.cmsPort) }, stdio: 'inherit' }),
    spawn('astro', ['dev', '--port', String(settings.port)], { cwd: join(ROOT, 'apps/site'), env, stdio: 'inherit' }),
  ];
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    void Promise.all(children.map((child) => stop(child))).then(() => { process.exit(0); });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  for (const child of children) child.once('exit', end);
});
