import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { type Config, ConfigError } from '@/server/config/config';
import { loadConfig } from '@/server/config/load';
import { announce } from './announce';
import { makeRouter } from './router';
import { siteCalls } from './siteCalls';
import { readSiteFiles } from './siteFiles';
import { startServices } from './startServices';

/** Requests that are under way at a stop get this long, in milliseconds. */
const stopLimit = 8000;

async function main(): Promise<void> {
  const config = configOrExit();
  const development = process.argv.includes('--dev');
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 });
  const running = await startServices(config, () => portOf(server, config));
  // The framework takes WebSocket upgrades on this server for its reloads in development. Otherwise it gets one that never
  // listens: it would leave each upgraded connection open for good, and the site speaks no WebSocket.
  const httpServer = development ? server : createServer();
  const framework = next({
    dev: development,
    dir: process.cwd(),
    hostname: config.host,
    port: config.port,
    httpServer,
  });
  await framework.prepare();
  const folder = join(process.cwd(), '.next', 'site');
  const files = development ? null : await readSiteFiles(folder, config.publicOrigin);
  const calls = siteCalls(running.services);
  const route = makeRouter({
    services: running.services,
    files,
    framework: framework.getRequestHandler(),
    sandbox: running.sandbox,
    siteCalls: calls.handlers,
  });
  server.on('request', (request, response) => void route(request, response));
  await listen(server, config);
  await running.begin();
  announce(config);

  const stop = async () => {
    const limit = setTimeout(() => process.exit(0), stopLimit).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    await calls.stop();
    await running.stop();
    clearTimeout(limit);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
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
    server.listen(config.port, config.host, resolve);
  });
}

function portOf(server: Server, config: Config): number {
  const address = server.address();
  return address !== null && typeof address !== 'string' ? address.port : config.port;
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The site could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
