import { deskWords } from '@/lib/content/desk';
import type { AuditAction } from '@/server/ops/auditActions';
import type { Services } from '@/server/services';
import { findPeople } from './findPeople';
import { listPeople } from './listPeople';
import { type Reading, readPerson } from './record/readPerson';
import { screenOf } from './screen/screenOf';

/** Finds a person and writes their record line by line, as the page shows it. It is a look like any other, and recorded. */
export async function writePeople(
  services: Reading & Pick<Services, 'random'>,
  query: string,
  write: (line: string) => void,
): Promise<void> {
  const found = await findPeople(services, query);
  const [only, ...others] = found.accounts;
  if (only === undefined || others.length > 0) {
    await recordLook(services, 'desk-searched', null);
    const { search } = deskWords;
    for (const { id, text } of await listPeople(services, found.accounts)) write(`${id} ${text}`);
    if (only === undefined) write(`${search.none} ${search.looked[found.kind]} ${search.askFor[found.kind]}`);
    if (found.stripeAway) write(search.stripeAway);
    return;
  }
  await recordLook(services, 'desk-looked', only);
  const person = await readPerson(services, only);
  if (!person) return;
  const { sections, letters } = screenOf(person);
  const parts = [...sections, ...letters.map(({ heading, line }) => ({ heading, lines: [line] }))];
  for (const { heading, lines } of parts) {
    write(`\n${heading}`);
    for (const { text } of lines) write(`  ${text}`);
  }
}

async function recordLook(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  action: AuditAction,
  accountId: string | null,
): Promise<void> {
  const row = { id: random.uuid(), at: clock.now(), action, outcome: 'done', network: null };
  await database
    .insertInto('audit_log')
    .values({ ...row, account_id: accountId, detail: 'by command' })
    .execute();
}
