import { sendLetters } from '@/server/letters/sendLetters';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';
import type { TestServices } from '@/tests/fixtures/service/services';
import { openDesk } from '../desk/deskShop';
import { addReaders, written } from './readers';

/** Lets the clock run until every letter is sent, or for so many batches, and delivers what became due. */
export async function letItRun(services: TestServices, batches = 1000): Promise<void> {
  for (let count = 0; count < batches && (await isSending(services)); count += 1) {
    await sendLetters(services, neverAborted);
    services.clock.advance(5000);
    await deliverDueMails(services);
  }
  await deliverDueMails(services);
}

async function isSending({ database }: Services): Promise<boolean> {
  const row = database.selectFrom('letters').select('id').where('state', '=', 'sending');
  return (await row.executeTakeFirst()) !== undefined;
}

/** The desk, with the ways to write and send a letter on it. */
export async function openLetterDesk() {
  const desk = await openDesk();
  /** Presses a button of a letter, for a reason. */
  const press = (letter: string, act: string, fields: Record<string, string> = {}) =>
    desk.post(`${letter}/${act}`, { reason: 'because', ...fields });
  const write = async (kind: 'newsletter' | 'notice', fields = written()) => {
    const { headers } = await desk.post('/ops/letters', { kind });
    const letter = headers.location ?? '';
    await press(letter, 'save', { ...fields, version: '1' });
    return letter;
  };
  const begin = (letter: string, version = '2') => press(letter, 'send', { version });
  return {
    ...desk,
    ...{ write, press, begin },
    async send(kind: 'newsletter' | 'notice', fields = written()) {
      const letter = await write(kind, fields);
      await begin(letter);
      return letter;
    },
    addReaders: (count: number) =>
      addReaders({ database: desk.services.database, now: desk.services.clock.now() }, count),
    letters: () => desk.services.mails.filter(({ subject }) => subject.startsWith('News in')),
    recorded: async () => {
      const rows = desk.services.database.selectFrom('audit_log').select(['outcome', 'detail']);
      const found = await rows.where('action', '=', 'letter-acted').orderBy('at').execute();
      return found.map(({ outcome, detail }) => `${outcome} ${detail?.replace(/[0-9a-f-]{36}/, '#')}`);
    },
  };
}
