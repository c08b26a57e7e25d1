import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedEmulator, startEmulator } from './startEmulator';

describe('webhook deliveries', () => {
  let started: StartedEmulator;
  beforeEach(async () => {
    started = await startEmulator();
  });
  afterEach(() => started.close());

  async function happen(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1)
      await started.stripe.customers.create({ name: `customer ${index}` });
  }
  const namesOf = () =>
    started.received.map(({ data }) => ('name' in data.object ? data.object.name : undefined));

  it('are retried after an unsuccessful answer until they are accepted', async () => {
    started.webhookStatus.value = 500;
    await happen(2);
    await started.emulator.clockAdvanced();
    expect(started.received).toEqual([]);
    expect(started.webhookStatus.calls).toBeGreaterThanOrEqual(2);
    started.webhookStatus.value = 200;
    await started.emulator.settled();
    expect(namesOf()).toEqual(['customer 0', 'customer 1']);
  });

  it('delay: not before its time on the clock', async () => {
    started.emulator.setDeliveryMode({ mode: 'delay', delayMs: 3_600_000 });
    await happen(1);
    started.clock.advance(3_599_000);
    await started.emulator.clockAdvanced();
    expect(started.received).toEqual([]);
    started.clock.advance(1000);
    await started.emulator.clockAdvanced();
    expect(namesOf()).toEqual(['customer 0']);
  });

  it('that wait are kept on disk with everything else and go out after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
    const file = join(folder, 'stripe.records');
    const before = await startEmulator(file);
    before.webhookStatus.value = 500;
    const customer = await before.stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k' });
    await before.emulator.clockAdvanced();
    await before.close();
    const after = await startEmulator(file);
    await after.emulator.settled();
    expect(after.received.map(({ type }) => type)).toEqual(['customer.created']);
    expect(await after.stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Ann' });
    const replayed = await after.stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k' });
    expect(replayed.id).toBe(customer.id);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
