import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { makeBehavior } from 'stripe-sandbox/behavior';
import { type Config, readConfig } from '@/server/config/config';
import { systemRandom } from '@/server/random';
import type { Emulator } from '@/server/sandbox/openEmulator';
import { createSandbox, type Sandbox } from '@/server/sandbox/sandbox';
import { listen } from '@/tests/fixtures/service/apiServer';
import { storeKeys } from '@/tests/fixtures/service/storeKeys';
import { withKey } from '@/tests/fixtures/site/sandboxKey';
import { scratchFolder } from '../../fixtures/scratchFolder';

export type TestSandbox = {
  sandbox: Sandbox;
  config: Config;
  origin: string;
  /** What the payment emulator was asked for, in order. */
  asked: unknown[];
  close(): Promise<void>;
};

export function newFolder(): { path: string; remove: () => void } {
  const path = scratchFolder('site-sandbox');
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * A sandbox over HTTP with a payment emulator that only notes what it is asked. Whoever asks has the key, except with an
 * empty cookie.
 */
export async function openSandbox(dataDir: string, overrides: Partial<Config> = {}): Promise<TestSandbox> {
  const asked: unknown[] = [];
  const emulator: Emulator = {
    handle: async (_request, response) => {
      response.end('emulator');
      return true;
    },
    clockAdvanced: async () => {
      asked.push('clockAdvanced');
    },
    setDeliveryMode: (setting) => asked.push(setting),
    setOutage: (until, manner) => asked.push({ outageUntil: until, manner }),
    behavior: makeBehavior(),
    cardsWithTrial: () => new Set(),
    close: () => {},
  };
  const config = { ...readConfig({}, '/nonexistent'), dataDir, ...overrides };
  const sandbox = await createSandbox({
    config,
    random: systemRandom,
    log: pino({ level: 'silent' }),
    port: () => 0,
    makeEmulator: () => emulator,
    storeKeys: await storeKeys(),
  });
  const { cookie } = withKey(sandbox.key ?? '');
  const server = await listen((request, response) => {
    if (request.headers.cookie !== '') request.headers.cookie = `${request.headers.cookie ?? ''};${cookie}`;
    void sandbox.handle(request, response).then((handled) => {
      if (!handled) response.writeHead(418).end();
    });
  });
  return {
    sandbox,
    config,
    origin: server.origin,
    asked,
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

/** The same in a folder of its own, for `openForEachTest`. */
export async function openNewSandbox(): Promise<TestSandbox> {
  const folder = newFolder();
  const opened = await openSandbox(folder.path);
  return {
    ...opened,
    async close() {
      await opened.close();
      folder.remove();
    },
  };
}
