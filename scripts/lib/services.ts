/** Starts the content service and the site as they run for visitors, on any ports and any data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { ROOT, Sentence, stop } from './steps.ts';

export interface Settings {
  readonly dataDir: string;
  readonly port: number;
  readonly cmsPort: number;
  readonly siteUrl: string;
  /** Environment of both processes. */
  readonly env: NodeJS.ProcessEnv;
}

const SECRETS = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_SECRET', 'JOBS_SECRET', 'SITE_API_KEY'] as const;

const portOf = (name: string, value: string | undefined, fallback: number): number => {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Sentence(`${name} must be a port number from 1 to 65535, not "${value ?? ''}".`);
  return port;
};

/** @throws Sentence when somebody listens there already */
const requireFree = (port: number, name: string): Promise<void> => new Promise((resolvePort, reject) => {
  const probe = createServer();
  probe.once('error', (error: NodeJS.ErrnoException) => {
    reject(new Sentence(error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop the other program or choose another port with ${name}=….`
      : `Port ${port} cannot be used (${error.code ?? error.message}). Choose another one with ${name}=….`));
  });
  probe.listen(port, '127.0.0.1', () => { probe.close(() => { resolvePort(); }); });
});

/** A free port of this machine, for tests. */
export const freePort = (): Promise<number> => new Promise((resolvePort, reject) => {
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => { if (typeof address === 'object' && address) resolvePort(address.port); else reject(new Error('no port')); });
  });
});

/** Reads the settings, makes the data folder and the secrets that are missing. @throws Sentence */
export const prepare = async (source: NodeJS.ProcessEnv, ports: { readonly check: boolean } = { check: true }): Promise<Settings> => {
  const port = portOf('PORT', source['PORT'], 3000);
  const cmsPort = portOf('CMS_PORT', source['CMS_PORT'], 3001);
  if (port === cmsPort) throw new Sentence(`PORT and CMS_PORT are both ${port}: give the content service another port with CMS_PORT=….`);
  const dataDir = resolve(ROOT, source['DATA_DIR'] ?? '.data');
  try {
    await mkdir(join(dataDir, 'media'), { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new Sentence(`The folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Change its rights or choose another one with DATA_DIR=….`);
  }
  if (ports.check) await Promise.all([requireFree(port, 'PORT'), requireFree(cmsPort, 'CMS_PORT')]);
  const file = join(dataDir, 'secrets.json');
  let secrets: Record<string, string> = {};
  if (existsSync(file)) {
    try { secrets = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>; } catch {
      throw new Sentence(`The file ${file} is damaged. Put it back from a backup, or delete it to make new secrets (editors then log in again).`);
    }
  }
  const missing = SECRETS.filter((name) => !secrets[name]);
  if (missing.length) {
    for (const name of missing) secrets[name] = randomBytes(32).toString('base64url');
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  const siteUrl = source['SITE_URL'] ?? `http://localhost:${port}`;
  return {
    dataDir, port, cmsPort, siteUrl,
    env: {
      ...secrets, ...source, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1',
      DATA_DIR: dataDir, PORT: String(port), CMS_PORT: String(cmsPort), SITE_URL: siteUrl,
      CMS_URL: source['CMS_URL'] ?? `http://localhost:${cmsPort}`,
    },
  };
};

export interface Service { readonly name: string; readonly child: ChildProcess; stop(): Promise<void> }

/** Starts a process and waits until `url` answers. @throws Sentence when it ends first or does not answer in time */
const startService = async (name: string, program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv, url: string, log: string): Promise<Service> => {
  const out = createWriteStream(log, { flags: 'a' });
  const tail: string[] = [];
  // A group of its own: Ctrl-C in the terminal reaches us, and we end the services in order.
  const child = spawn(program, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { out.write(chunk); tail.push(chunk.toString()); if (tail.length > 50) tail.shift(); });
  const state = { ended: false };
  child.once('error', () => { state.ended = true; });
  child.once('exit', () => { state.ended = true; });
  const started = Date.now();
  for (;;) {
    if (state.ended) {
      const lines = tail.join('').split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
      throw new Sentence(`The ${name} did not start: ${lines.at(-1)?.trim() ?? 'it ended without a word'} (log: ${log}).`);
    }
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
      await answer.body?.cancel();
      if (answer.ok) break;
    } catch { /* not listening yet */ }
    if (Date.now() - started > 90_000) { await stop(child, 1000); throw new Sentence(`The ${name} did not answer at ${url} within 90 s (log: ${log}).`); }
    await new Promise((resolveWait) => { setTimeout(resolveWait, 150); });
  }
  return { name, child, stop: () => stop(child) };
};

/** As long as the site keeps an idle connection (server.ts): Next's five seconds are less than any client or proxy expects. */
const KEEP_ALIVE_MS = '75000';

/** Starts the content service. */
export const startCms = (settings: Settings): Promise<Service> =>
  startService('content service', join(ROOT, 'node_modules/.bin/next'), ['start', '-p', String(settings.cmsPort), '-H', settings.env['CMS_HOST'] ?? '127.0.0.1', '--keepAliveTimeout', KEEP_ALIVE_MS], join(ROOT, 'apps/cms'),
    { ...settings.env, PORT: String(settings.cmsPort) }, `http://127.0.0.1:${settings.cmsPort}/api/health`, join(settings.dataDir, 'cms.log'));

/** Starts the public site; it is up as soon as it listens, whether the content service answers or not. */
export const startSite = (settings: Settings): Promise<Service> =>
  startService('site', join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'apps/site/src/server/main.ts')], join(ROOT, 'apps/site'),
    { ...settings.env, CMS_PUBLIC_URL: settings.env['CMS_URL'], CMS_URL: `http://127.0.0.1:${settings.cmsPort}` }, `http://127.0.0.1:${settings.port}/healthz`, join(settings.dataDir, 'site.log'));
