import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { makeStripe } from '@/server/billing/stripeClient';
import { listen, type TestServer } from '@/tests/fixtures/service/apiServer';

const rounds = 5;

describe('the emulator, killed at work', () => {
  // Inside the repository, so that the bundle finds its packages.
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.emulator-'));
  const bundle = join(folder, 'emulator.mjs');
  const arrived = new Set<string>();
  let webhook: TestServer;

  beforeAll(async () => {
    await build({
      entryPoints: [join(process.cwd(), 'tests/endurance/emulatorProcess.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@': process.cwd() },
    });
    webhook = await listen((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        arrived.add(JSON.parse(body).data.object.id);
        response.end();
      });
    });
  });
  afterAll(async () => {
    await webhook.close();
    rmSync(folder, { recursive: true });
  });

  async function start(): Promise<{ child: ChildProcess; port: number }> {
    const child = spawn(process.execPath, [bundle, join(folder, 'stripe.records'), `${webhook.origin}/`]);
    const [line] = await once(child.stdout, 'data');
    return { child, port: Number(String(line).trim()) };
  }
  const clientOf = (port: number) =>
    makeStripe({
      secretKey: 'sk_test_kill',
      emulator: { host: '127.0.0.1', port: () => port, basePath: '/sandbox/stripe' },
    });

  it('has every customer it acknowledged and delivers every event, over five kills', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { child, port } = await start();
      const stripe = clientOf(port);
      const gone = once(child, 'exit');
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) {
          const customer = await stripe.customers.create({}, { maxNetworkRetries: 0 });
          acknowledged.push(customer.id);
          if (acknowledged.length >= (round + 1) * 40) child.kill('SIGKILL');
        }
      });
      await Promise.allSettled(writers);
      await gone;
    }
    const { child, port } = await start();
    const stripe = clientOf(port);
    const kept = new Set<string>();
    for await (const customer of stripe.customers.list({ limit: 100 })) kept.add(customer.id);
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 40);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    while ([...kept].some((id) => !arrived.has(id))) await new Promise(setImmediate);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
