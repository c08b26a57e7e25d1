import { minute, second } from '@/server/clock';
import type { MailRequest } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { deliverDueMails, startMailWorker } from '@/server/mail/queue/worker';
import type { OutgoingMail } from '@/server/mailer';
import { retryDelays } from '@/server/retrySchedule';
import { makeSecrets } from '@/server/secrets';
import { inTransaction, type Services } from '@/server/services';
import { makeBackgroundTurns } from '@/server/store/backgroundTurns';
import { openDatabase } from '@/server/store/open';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { deletedMail } from '@/tests/fixtures/mail/deletedMail';
import { openPromise } from '@/tests/fixtures/openPromise';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { until } from '@/tests/fixtures/until';

const to = 'reader@example.org';

function codeMail(dedupeKey: string, code = '408123'): MailRequest {
  return {
    template: 'code',
    to,
    locale: 'en',
    dedupeKey,
    data: { code, minutes: 10, known: true },
  };
}

let services: TestServices;
let failWith: Error | null;
let accepted: OutgoingMail[];
beforeEach(async () => {
  services = await createServices();
  failWith = null;
  accepted = services.mails;
  const { send } = services.mailer;
  services.mailer = {
    send: async (mail) => {
      if (failWith) throw failWith;
      await send(mail);
    },
  };
});
afterEach(() => services.dispose());

const prune = () => pruneOld(services, 'outbox');
const rows = () => services.database.selectFrom('outbox').selectAll().execute();
const enqueue = (mail: MailRequest) => enqueueMail(services, mail);
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('keeps codes sealed while they wait, sends them with a Message-ID of our host, and wipes them', async () => {
  await enqueue(codeMail('one'));
  expect(JSON.stringify(await rows())).not.toContain('408123');
  expect(await deliverDueMails(services)).toBe(1);
  expect(accepted).toHaveLength(1);
  expect(accepted[0]).toMatchObject({ to, locale: 'en' });
  expect(accepted[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  expect(accepted[0]?.text).toContain('408123');
  const [row] = await rows();
  expect(row).toMatchObject({
    payload: '',
    recipient: '',
    last_error: null,
    sent_at: services.clock.now(),
  });
});

it('enqueues one mail for one dedupe key', async () => {
  await Promise.all(Array.from({ length: 5 }, () => enqueue(deletedMail('same'))));
  await deliverDueMails(services);
  await enqueue(deletedMail('same'));
  await deliverDueMails(services);
  expect(accepted).toHaveLength(1);
});

it('sends nothing when the transaction of its cause is rolled back', async () => {
  const undone = inTransaction(services, async (services) => {
    await enqueueMail(services, deletedMail('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await deliverDueMails(services)).toBe(0);
});

it('ten workers at once send each of thirty mails once', async () => {
  for (let number = 0; number < 30; number += 1) await enqueue(deletedMail(`mail-${number}`));
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => openDatabase(services.config.database, () => {})),
  );
  const workers: Services[] = others.map((database) => ({ ...services, database }));
  const counts = await Promise.all(workers.map((worker) => deliverDueMails(worker)));
  await Promise.all(others.map((database) => database.destroy()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(new Set(accepted.map((mail) => mail.messageId)).size).toBe(30);
  expect(accepted).toHaveLength(30);
});

it('29. while mail is away a message waits, and is sent exactly once after recovery', async () => {
  await enqueue(codeMail('one'));
  failWith = away();
  expect(await deliverDueMails(services)).toBe(0);
  // Nothing is tried again before its waiting time is over.
  expect(await deliverDueMails(services)).toBe(0);
  expect((await rows())[0]?.attempts).toBe(1);
  services.clock.advance(30 * second);
  expect(await deliverDueMails(services)).toBe(0);
  expect((await rows())[0]).toMatchObject({ sent_at: null, failed_at: null, attempts: 2 });
  failWith = null;
  services.clock.advance(30 * second);
  expect(await deliverDueMails(services)).toBe(1);
  services.clock.advance(minute);
  expect(await deliverDueMails(services)).toBe(0);
  expect(accepted).toHaveLength(1);
});

it('29. a permanent failure stays visible with its reason and is not tried again', async () => {
  await enqueue(deletedMail('one'));
  failWith = Object.assign(new Error(`550 <${to}> no such user`), {
    responseCode: 550,
    code: 'EENVELOPE',
    command: 'RCPT TO',
  });
  await deliverDueMails(services);
  failWith = null;
  services.clock.advance(24 * 60 * minute);
  expect(await deliverDueMails(services)).toBe(0);
  const [row] = await rows();
  expect(row?.failed_at).not.toBeNull();
  expect(row?.last_error).toContain('550');
  expect(row?.last_error).not.toContain(to);
  expect(services.logLines.join('')).not.toContain(to);
  expect(services.logLines.join('')).toContain('mail failed permanently');
});

it('gives up after the last try', async () => {
  await enqueue(deletedMail('one'));
  failWith = away();
  for (const delay of retryDelays) {
    await deliverDueMails(services);
    services.clock.advance(delay);
  }
  expect((await rows())[0]?.failed_at).toBeNull();
  await deliverDueMails(services);
  expect((await rows())[0]).toMatchObject({ attempts: retryDelays.length + 1, sent_at: null });
  expect((await rows())[0]?.failed_at).toBe(services.clock.now());
});

it.each([
  ['our password', { responseCode: 535, code: 'EAUTH', command: 'AUTH PLAIN' }],
  ['us as the sender', { responseCode: 530, code: 'EENVELOPE', command: 'MAIL FROM' }],
])('waits when the mail system refuses %s, and not the mail', async (_, reply) => {
  await enqueue(deletedMail('one'));
  failWith = Object.assign(new Error('refused'), reply);
  await deliverDueMails(services);
  expect((await rows())[0]).toMatchObject({ failed_at: null, attempts: 1 });
  failWith = null;
  services.clock.advance(minute);
  expect(await deliverDueMails(services)).toBe(1);
});

it('does not send a code that has expired', async () => {
  await enqueue(codeMail('one'));
  services.clock.advance(10 * minute);
  expect(await deliverDueMails(services)).toBe(0);
  expect(accepted).toHaveLength(0);
  const [row] = await rows();
  expect(row?.failed_at).toBe(services.clock.now());
  expect(row?.payload).toBe('');
  // Nothing is left to send, also when an operator puts it back.
  const again = { failed_at: null, attempts: 0, send_after: services.clock.now() };
  await services.database.updateTable('outbox').set(again).execute();
  expect(await deliverDueMails(services)).toBe(0);
  expect(await rows()).toMatchObject([{ failed_at: services.clock.now(), attempts: 1 }]);
});

it('109. a worker that dies while sending is followed by another, with the same Message-ID', async () => {
  await enqueue(deletedMail('one'));
  const ids: string[] = [];
  const dying: Services = {
    ...services,
    mailer: {
      send: (mail) => {
        ids.push(mail.messageId);
        return new Promise(() => {});
      },
    },
  };
  void deliverDueMails(dying);
  while (ids.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await deliverDueMails(services)).toBe(0);
  services.clock.advance(61 * second);
  expect(await deliverDueMails(services)).toBe(1);
  expect(accepted.map((mail) => mail.messageId)).toEqual(ids);
});

it('waits visibly while no configured secret opens the message, for an instance that has it', async () => {
  await enqueue(deletedMail('one'));
  const other: Services = {
    ...services,
    secrets: makeSecrets([Buffer.alloc(32, 7)], services.random),
  };
  expect(await deliverDueMails(other)).toBe(0);
  expect((await rows())[0]).toMatchObject({
    last_error: expect.stringContaining('secrets'),
    failed_at: null,
  });
  services.clock.advance(minute);
  expect(await deliverDueMails(services)).toBe(1);
});

it('prunes rows of mails sent long ago or refused a week ago, with the address in them, and only those', async () => {
  await enqueue(deletedMail('old'));
  await deliverDueMails(services);
  services.clock.advance(91 * 24 * 60 * minute);
  await enqueue(deletedMail('refused'));
  expect(await prune()).toBe(1);
  expect((await rows()).map((row) => row.dedupe_key)).toEqual(['refused']);
  failWith = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
  await deliverDueMails(services);
  services.clock.advance(7 * 24 * 60 * minute);
  expect(await prune()).toBe(0);
  services.clock.advance(minute);
  expect(await prune()).toBe(1);
  expect(await rows()).toEqual([]);
});

it('a mail that somebody waits for is sent at once, whatever else waits and takes its turns', async () => {
  for (let number = 0; number < 60; number += 1) await enqueue(deletedMail(`old-${number}`));
  services.clock.advance(11 * minute);
  // The first rest lasts until the end of the test: only what takes no turn gets through.
  const rest = openPromise();
  services.turns = makeBackgroundTurns(() => rest.promise);
  const worker = startMailWorker(services, async () => true);
  await until('the backlog to be at its rest', async () =>
    (await rows()).some(({ lease_until }) => lease_until !== null) ? true : null,
  );
  await enqueue(codeMail('awaited'));
  worker.wake();
  await until('the code', async () => (accepted.some(({ text }) => text.includes('408123')) ? true : null));
  expect(accepted.length).toBeLessThan(10);
  const stopped = worker.stop();
  rest.keep();
  await stopped;
  expect(accepted.length).toBeLessThan(10);
});

it('the worker sends when woken and finishes the mail under way before it stops', async () => {
  const worker = startMailWorker(services, async () => true);
  const sending = new Promise<() => void>((resolve) => {
    services.mailer = {
      send: (mail) =>
        new Promise<void>((done) =>
          resolve(() => {
            accepted.push(mail);
            done();
          }),
        ),
    };
  });
  await enqueue(deletedMail('one'));
  worker.wake();
  const release = await sending;
  const stopped = worker.stop();
  release();
  await stopped;
  expect((await rows())[0]?.sent_at).not.toBeNull();
});
