import { createServer, type Server } from 'node:http';
import { relative } from 'node:path';
import { builtFolder } from '@/server/config/builtFolder';
import type { Config } from '@/server/config/config';
import { embeddedFolder } from '@/server/config/embeddedUrl';
import { findApiCall } from '@/server/http/api';
import { makeAdmission } from './admission';
import { announce } from './announce';
import { authCalls } from './calls/authCalls';
import { shopCalls } from './calls/shopCalls';
import { makeLogger } from './logger';
import { guardOverload } from './overload';
import { withOpenRoles } from './pages/hiringPage';
import { markedPages } from './pages/markedPages';
import { readSiteFiles } from './pages/siteFiles';
import { loadSpoken } from './pages/spokenIn';
import { withStatusBoard } from './pages/statusPage';
import { type Listener, makeRouter } from './router';
import { siteRoutes } from './siteRoutes';
import { startServices } from './startServices';
import { stopOnSignal } from './stopOnSignal';
import { answerUnreadRequests } from './unreadRequests';

/**
 * Connections that may wait to be accepted. Above this the system drops connections, and a dropped client waits a
 * second before it retries: a burst of strangers must not do that to everybody else.
 */
const maxPendingConnections = 4096;

/** Serves the site until the process is told to stop. Rejects when it cannot start. */
export async function serve(given: Config): Promise<void> {
  const development = process.argv.includes('--dev');
  const server = createServer({
    keepAliveTimeout: 65_000,
    requestTimeout: 60_000,
    // A request line and its headers normally arrive within a second or two; a client that trickles them cannot hold a
    // connection for long.
    headersTimeout: 20_000,
    connectionsCheckingInterval: 5_000,
    // Browsers send the cookies of all programs on localhost to each of them.
    maxHeaderSize: 32 * 1024,
  });
  const { config, stop: stopDatabase } = await startDatabase(given);
  const running = await startServices(config, () => portOf(server, config));
  const prepared = development ? null : readSiteFiles(builtFolder, config.publicOrigin);
  const { remoteSettings } = running.services;
  const spokenIn = await loadSpoken(builtFolder);
  const calls = siteRoutes(running.services, spokenIn);
  const files =
    prepared &&
    withOpenRoles(
      withStatusBoard(markedPages(prepared, remoteSettings.current), calls.statusBoard, spokenIn),
      calls.roleFeed,
      config.publicOrigin,
      spokenIn,
    );
  const route = makeRouter({
    services: running.services,
    files,
    overload:
      files && guardOverload({ services: running.services, files, admission: makeAdmission(running) }),
    apiCall: (path) => findApiCall({ ...authCalls, ...shopCalls }, path),
    framework: development ? await developmentServer(config, server) : null,
    sandbox: running.sandbox,
    siteRoutes: calls,
  });
  server.on('request', (request, response) => void route(request, response));
  answerUnreadRequests(server, config, spokenIn);
  await listen(server, config);
  const begun = running.begin();
  // From the first answer on, a stop is clean.
  const signals = stopOnSignal(server, async () => {
    await begun.catch(() => {});
    await calls.stop();
    await running.stop();
    await stopDatabase();
  });
  await begun.catch((error: unknown) => {
    // Work started here calls this same server, which accepts no calls once it is stopping.
    if (!signals.isStopping()) throw error;
  });
  announce(config, running.sandbox?.key ?? null, (text) => void process.stdout.write(text));
}

/** The framework serves pages only in development, where its reloads take WebSocket upgrades on this server. */
async function developmentServer({ host, port }: Config, httpServer: Server): Promise<Listener> {
  const { default: next } = await import('next');
  const framework = next({ dev: true, dir: process.cwd(), hostname: host, port, httpServer });
  await framework.prepare();
  return framework.getRequestHandler();
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

/**
 * Starts the PostgreSQL that the site brings along, unless the operator named another one. Only then is its code loaded.
 * @returns the configuration with the address of the database, and what ends it; it ends with this process in any case
 */
async function startDatabase(config: Config): Promise<{ config: Config; stop(): Promise<void> }> {
  if (!config.database.embedded) return { config, stop: async () => {} };
  const { startEmbedded } = await import('@/server/store/embedded/startEmbedded');
  const log = makeLogger(config.logLevel);
  const { url, version, stop } = await startEmbedded(config.dataDir, (error) =>
    log.warn({ err: error }, 'the embedded database ended'),
  );
  const folder = embeddedFolder(config.dataDir);
  const near = relative(process.cwd(), folder);
  process.stdout.write(`PostgreSQL ${version} keeps its data in ${near.startsWith('..') ? folder : near}\n`);
  return { config: { ...config, database: { ...config.database, url } }, stop };
}
