import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openRecordFile } from '@/server/sandbox/records/recordFile';
import { makeKeys, type StoreKeys } from '../src/keys';
import { createStoreSandbox, type StoreSandbox } from '../src/storeSandbox';

export const basePath = '/stores';
export const product = {
  id: 'app.monthly',
  period: 'month',
  price: 999,
  currency: 'USD',
  trialDays: 7,
} as const;
export const app = { bundleId: 'example.app', appAppleId: 42, environment: 'Sandbox' } as const;

/** A message as the service gets it. */
type Message = { store: string; authorization: string | null; body: string };
export type TestStores = {
  stores: StoreSandbox;
  clock: { time: number };
  origin: string;
  received: Message[];
  /** Whether the service takes what it is sent, and how many messages it waits for before it answers any. */
  service: { takes: boolean; together: number };
  close(): Promise<void>;
};

let keys: Promise<StoreKeys> | null = null;

/** Both stores on one port, with a service beside them that keeps what it is sent. */
export async function startStores(): Promise<TestStores> {
  keys ??= makeKeys();
  const clock = { time: Date.UTC(2026, 0, 31, 12) };
  const received: Message[] = [];
  const service = { takes: true, together: 1 };
  const waiting: (() => void)[] = [];
  const place: { stores: StoreSandbox | null } = { stores: null };
  const server = createServer(async (request, response) => {
    if (await place.stores?.handle(request, response)) return;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const { authorization = null } = request.headers;
    received.push({
      store: (request.url ?? '').slice(1),
      authorization,
      body: Buffer.concat(parts).toString('utf8'),
    });
    const together = new Promise<void>((resolve) => waiting.push(resolve));
    if (waiting.length >= service.together) for (const answer of waiting.splice(0)) answer();
    await together;
    response.writeHead(service.takes ? 200 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const stores = await createStoreSandbox({
    records: openRecordFile(null),
    clock: { now: () => clock.time },
    products: { apple: [product], google: [product, { ...product, id: 'app.yearly', period: 'year' }] },
    apple: app,
    google: { packageName: 'example.app', audience: 'https://service.example/google' },
    basePath,
    webhooks: { apple: { url: () => `${origin}/apple` }, google: { url: () => `${origin}/google` } },
    log: { error: () => {} },
    keys: await keys,
  });
  place.stores = stores;
  return {
    stores,
    clock,
    origin,
    received,
    service,
    async close() {
      await stores.settled();
      stores.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
