import { createServer, type Server } from 'node:http';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { apiRoutes } from 'site:api-routes';
import { paymentsSetup } from '@/server/billing/catalogue/paymentsSetup';
import { webhookUrl } from '@/server/billing/catalogue/webhookEndpoint';
import { makeStripe } from '@/server/billing/stripeClient';
import { type Config, ConfigError } from '@/server/config/config';
import { loadConfig, loadSetupSettings } from '@/server/config/load';
import { BackupError } from '@/server/ops/BackupError';
import { backUp, restore } from '@/server/ops/backup';
import { announce } from './announce';
import { makeApiRouter } from './apiRouter';
import { type Listener, makeRouter } from './router';
import { readSiteFiles } from './siteFiles';
import { siteRoutes } from './siteRoutes';
import { startServices } from './startServices';
import { stopOnSignal } from './stopOnSignal';

/**
 * Connections that may wait to be taken. Beyond it the system drops connections, and a dropped client waits a second
 * before it retries: a burst of strangers must not do that to everybody else.
 */
const maxPendingConnections = 4096;

async function main(): Promise<void> {
  // What this process and its tools write holds addresses and keys, so it is for the owner alone from its first byte on.
  process.umask(0o077);
  const [command, place] = process.argv.slice(2);
  if (command === 'payments-setup') return setUpPayments(place);
  const config = configOrExit();
  if (command === 'backup' || command === 'restore') return copyDatabase(config, command, place);
  const development = process.argv.includes('--dev');
  const server = createServer({
    keepAliveTimeout: 65_000,
    requestTimeout: 60_000,
    // A request line and its headers arrive within a second or two; a client that trickles them holds no connection for
    // long.
    headersTimeout: 20_000,
    connectionsCheckingInterval: 5_000,
  });
  const running = await startServices(config, () => portOf(server, config));
  const folder = join(process.cwd(), '.next', 'site');
  const files = development ? null : readSiteFiles(folder, config.publicOrigin);
  const calls = siteRoutes(running.services);
  const route = makeRouter({
    services: running.services,
    files,
    apiRoute: makeApiRouter(apiRoutes),
    framework: development ? await developmentServer(config, server) : null,
    sandbox: running.sandbox,
    siteRoutes: calls,
  });
  server.on('request', (request, response) => void route(request, response));
  await listen(server, config);
  const begun = running.begin();
  // From the first answer on, a stop is clean.
  const signals = stopOnSignal(server, async () => {
    await begun.catch(() => {});
    await calls.stop();
    await running.stop();
  });
  await begun.catch((error: unknown) => {
    // What starts here calls this very server, which takes no calls once it is stopping.
    if (!signals.isStopping()) throw error;
  });
  announce(config);
}

/**
 * The framework serves pages and calls in development alone. It takes WebSocket upgrades on this server for its reloads;
 * the built site speaks no WebSocket.
 */
async function developmentServer({ host, port }: Config, httpServer: Server): Promise<Listener> {
  const { default: next } = await import('next');
  const framework = next({ dev: true, dir: process.cwd(), hostname: host, port, httpServer });
  await framework.prepare();
  return framework.getRequestHandler();
}

/** `main.mjs backup <file>` and `main.mjs restore <file>`: copies of the database, for operators. */
async function copyDatabase(config: Config, command: 'backup' | 'restore', place?: string): Promise<void> {
  if (!place) throw new BackupError(`Name the file: ${command} <file>`);
  // A copy gives way to the site on the same machine, and so does the program that makes it for PostgreSQL.
  if (command === 'backup') setPriority(constants.priority.PRIORITY_LOW);
  await (command === 'backup' ? backUp : restore)(config.database, place);
  process.stdout.write(command === 'backup' ? `Wrote ${place}\n` : `Put ${place} back\n`);
}

/** `main.mjs payments-setup [--check]`: what has to be at Stripe. It needs the key and the site's address, nothing else. */
async function setUpPayments(option?: string): Promise<void> {
  const { secretKey, publicOrigin } = loadSetupSettings();
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  if (!secretKey || !publicOrigin) {
    write(
      'Set STRIPE_SECRET_KEY and PUBLIC_ORIGIN. The sandbox has a Stripe of its own and sets it up by itself.',
    );
    process.exitCode = 1;
    return;
  }
  const url = webhookUrl(publicOrigin, { emulated: false });
  if (url === null) write(`Stripe sends events to https alone: ${publicOrigin} gets no webhook endpoint.`);
  const stripe = makeStripe({ secretKey, emulator: null });
  process.exitCode = await paymentsSetup(stripe, { check: option === '--check', webhookUrl: url, write });
}

function configOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host, backlog: maxPendingConnections }, resolve);
  });
}

function portOf(server: Server, config: Config): number {
  const address = server.address();
  return address !== null && typeof address !== 'string' ? address.port : config.port;
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof BackupError ? `${message}\n` : `The site could not start: ${message}\n`,
  );
  process.exit(1);
});
