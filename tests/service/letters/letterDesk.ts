import { sendLetters } from '@/server/letters/sendLetters';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';
import type { TestServices } from '@/tests/fixtures/service/services';
import { openDesk } from '../desk/deskShop';

export const languages = ['en', 'de', 'fr', 'es'] as const;

/** The fields of a letter in four languages, each with a subject of its own. */
export function written(body = 'Hello, **reader**.'): Record<string, string> {
  const texts = languages.flatMap((language) => [
    [`subject-${language}`, `News in ${language}`],
    [`body-${language}`, body],
  ]);
  return { reason: 'monthly issue', ...Object.fromEntries(texts) };
}

/** Puts so many confirmed readers on the list, in the four languages in turn, before now. */
export async function addReaders(
  { database, random, clock }: TestServices,
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: random.uuid(),
    email: `reader-${index}@example.org`,
    locale: languages[index % languages.length] ?? 'en',
    requested_at: clock.now() - 2,
    mails: 1,
    confirmed_at: clock.now() - 1,
  }));
  for (let first = 0; first < count; first += 1000)
    await database
      .insertInto('newsletter_subscribers')
      .values(rows.slice(first, first + 1000))
      .execute();
  return rows.map(({ email }) => email);
}

/** Lets the clock run until every letter is sent, or for so many batches, and delivers what became due. */
export async function letItRun(services: TestServices, batches = 1000): Promise<void> {
  for (let count = 0; count < batches && (await isSending(services)); count += 1) {
    await sendLetters(services, neverAborted);
    await deliverDueMails(services);
    services.clock.advance(5000);
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
  const write = async (kind: 'newsletter' | 'notice', fields = written()) => {
    const { headers } = await desk.post('/ops/letters', { kind, ...fields });
    return headers.location?.split('?')[0] ?? '';
  };
  /** Presses a button of a letter, for a reason. */
  const press = (letter: string, act: string, fields: Record<string, string> = {}) =>
    desk.post(`${letter}/${act}`, { reason: 'because', ...fields });
  const begin = (letter: string, version = '1') => press(letter, 'send', { version });
  return {
    ...desk,
    ...{ write, press, begin },
    async send(kind: 'newsletter' | 'notice', fields = written()) {
      const letter = await write(kind, fields);
      await begin(letter);
      return letter;
    },
    letters: () => desk.services.mails.filter(({ subject }) => subject.startsWith('News in')),
    recorded: async () => {
      const rows = desk.services.database.selectFrom('audit_log').select(['outcome', 'detail']);
      const found = await rows.where('action', '=', 'letter-acted').orderBy('at').execute();
      return found.map(({ outcome, detail }) => `${outcome} ${detail?.replace(/[0-9a-f-]{36}/, '#')}`);
    },
  };
}
