import { randomBytes } from 'node:crypto';
import { publishedKeys } from '@/server/auth/tokens/signingKeys';
import { deferEvent } from '@/server/billing/rows/webhookEvents';
import { day, hour } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { startMailWorker } from '@/server/mail/queue/worker';
import { backgroundTasks } from '@/server/main/backgroundTasks';
import { announceSale } from '@/server/main/commands/announceSale';
import { makeSecretWatch } from '@/server/main/secretWatch';
import { neverAborted } from '@/server/neverAborted';
import { makeSecrets } from '@/server/secrets';
import type { Services } from '@/server/services';
import { deletedMail } from '@/tests/fixtures/mail/deletedMail';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { until } from '@/tests/fixtures/until';

const billing = openForEachTest(() => createBilling());
let right: Services;
/** An instance beside it on the same database, which was started with another secret. */
let wrong: Services;
beforeEach(async () => {
  right = billing.services;
  await publishedKeys(right);
  wrong = { ...right, secrets: makeSecrets([randomBytes(32)], right.random) };
});

async function runEverything(services: Services) {
  const watch = makeSecretWatch(services);
  for (const task of backgroundTasks(services, watch)) await task.run(neverAborted);
}
const jobsDone = async () =>
  (await right.database.selectFrom('scheduled_jobs').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const readMails = () => right.database.selectFrom('outbox').select(['attempts', 'sent_at']).execute();
const logged = (words: string) => billing.services.logLines.some((line) => line.includes(words));

it('107. an instance whose secret opens no signing key leaves to others what depends on it', async () => {
  const createdAt = right.clock.now();
  await deferEvent(
    right,
    { source: 'stripe', id: 'evt_waiting', type: 'invoice.paid', createdAt, objectId: 'in_waiting' },
    'a test holds it back',
  );
  const attempts = () =>
    right.database.selectFrom('webhook_events').select(['attempts', 'processed_at']).execute();
  await runEverything(wrong);
  expect(await jobsDone()).toEqual(['prune', 'prune-accounts', 'status']);
  expect(await attempts()).toEqual([{ attempts: 0, processed_at: null }]);
  await runEverything(right);
  expect(await jobsDone()).toEqual([
    ...['end-unpaid', 'prune', 'prune-accounts', 'reconcile', 'reconcile-stores', 'reminders', 'status'],
  ]);
  expect(await attempts()).not.toEqual([{ attempts: 0, processed_at: null }]);
});

it('107. it takes no mail from the others, says so once, and sends again when its secret is right', async () => {
  await enqueueMail(right, deletedMail('waiting'));
  const watch = makeSecretWatch(wrong);
  const worker = startMailWorker(wrong, watch.isRight);
  await until('a line about the secret', async () =>
    logged('SITE_SECRET opens no signing key') ? true : null,
  );
  expect(await readMails()).toEqual([{ attempts: 0, sent_at: null }]);
  await watch.isRight();
  expect(
    billing.services.logLines.filter((line) => line.includes('SITE_SECRET opens no signing key')),
  ).toHaveLength(1);
  wrong.secrets = right.secrets;
  worker.wake();
  await until('the mail', async () => ((await readMails())[0]?.sent_at ? true : null));
  expect(logged('a signing key can be opened again')).toBe(true);
  await worker.stop();
});

it('47. it makes no key for the next period, which the others could not open', async () => {
  const { signs_from } = (await publishedKeys(right))[0] ?? { signs_from: 0 };
  billing.services.clock.advance(signs_from + 180 * day - hour - right.clock.now());
  const before = await right.database.selectFrom('signing_keys').select('kid').execute();
  await publishedKeys(wrong);
  expect(await right.database.selectFrom('signing_keys').select('kid').execute()).toEqual(before);
  const next = (await publishedKeys(right)).at(-1);
  expect(right.secrets.open('signing-key', next?.private_jwk ?? '')).not.toBeNull();
});

it('107. a command with another secret writes no mail and no link that the site could not open', async () => {
  const config = { ...right.config, secrets: [randomBytes(32)] };
  const [id, now] = [right.random.uuid(), right.clock.now()];
  const waiting = { id, email: 'one@example.org', country: 'DE', locale: 'en' };
  await right.database
    .insertInto('sale_interest')
    .values({ ...waiting, requested_at: now, confirmed_at: now })
    .execute();
  await expect(announceSale(config, 'DE')).rejects.toThrow(/SITE_SECRET.*Nobody was told/);
  expect(await right.database.selectFrom('sale_interest').select('id').execute()).toEqual([{ id }]);
});
