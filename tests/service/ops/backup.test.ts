import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '@/server/config/config';
import { enqueueMail } from '@/server/mail/outbox';
import { deliverDueMails } from '@/server/mail/worker';
import { BackupError } from '@/server/ops/BackupError';
import { backUp, restore } from '@/server/ops/backup';
import { provideServices } from '@/server/services';
import { openDatabase } from '@/server/store/open';
import { createDatabase, onEachDatabase } from '@/tests/fixtures/database/databases';
import { asAccount, refresh, signUp } from '@/tests/fixtures/service/authClient';
import { type Billing, createBilling } from '@/tests/fixtures/service/billing';
import { scratchFolder } from '../../fixtures/scratchFolder';

let folder: string;
beforeAll(() => {
  folder = scratchFolder('site-copies');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((kind) => {
  let billing: Billing;
  beforeAll(async () => {
    billing = await createBilling(kind);
  });
  afterAll(() => billing.close());

  async function freshPlace(): Promise<DatabaseConfig> {
    if (kind === 'sqlite') return { kind, file: join(folder, 'restored.db') };
    const { database, config } = await createDatabase(kind);
    await database.destroy();
    return config;
  }

  it('108. what was copied comes back whole: sessions, subscription, waiting mail', async () => {
    const { services } = billing;
    const buyer = await billing.subscribe();
    await services.database.transaction().execute((trx) =>
      enqueueMail(trx, services, {
        template: 'deleted',
        to: 'waiting@example.org',
        locale: 'en',
        dedupeKey: 'waiting-at-backup',
        data: {},
      }),
    );
    const copy = join(folder, `${kind}.copy`);
    const writing = Promise.all(Array.from({ length: 20 }, () => signUp(billing.origin)));
    await backUp(services.config.database, copy);
    await writing;
    const later = await signUp(billing.origin);

    const place = await freshPlace();
    await restore(place, copy);
    const database = openDatabase(place, () => {});
    const usual = services.database;
    services.database = database;
    provideServices(services);
    try {
      expect((await billing.get(buyer, '/api/subscription')).body).toMatchObject({
        status: 'Auto-Renewable',
      });
      expect((await refresh(billing.origin, buyer.refreshToken)).status).toBe(200);
      const unknown = await asAccount(`${billing.origin}/api/auth/v2/account`, later.accessToken);
      expect(unknown.status).toBe(401);
      await deliverDueMails(services);
      expect(services.mails.filter(({ to }) => to === 'waiting@example.org')).toHaveLength(1);
    } finally {
      services.database = usual;
      await database.destroy();
    }
    const again = openDatabase(place, () => {});
    const { count } = await again
      .selectFrom('subscriptions')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    await again.destroy();
  });

  it('108. a copy overwrites no file, and what is no copy is not put back', async () => {
    const taken = join(folder, `${kind}.taken`);
    writeFileSync(taken, 'something else');
    await expect(backUp(billing.services.config.database, taken)).rejects.toThrow(BackupError);
    const place = await createDatabase(kind);
    await place.database.destroy();
    await expect(restore(place.config, taken)).rejects.toThrow(BackupError);
    await expect(restore(place.config, join(folder, 'missing'))).rejects.toThrow(BackupError);
    const database = openDatabase(place.config, () => {});
    expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await database.destroy();
  });
});

it('108. a SQLite file that a site has open is not replaced under it', async () => {
  const billing = await createBilling('sqlite');
  const copy = join(folder, 'open.copy');
  const buyer = await billing.subscribe();
  await backUp(billing.services.config.database, copy);
  await expect(restore(billing.services.config.database, copy)).rejects.toThrow(/in use/);
  expect((await billing.get(buyer, '/api/subscription')).status).toBe(200);
  await billing.close();
});
