import { deskWords } from '@/lib/content/desk';
import { writeAuditRow } from '@/server/accounts/writeAuditRow';
import type { Services } from '@/server/services';
import { findPeople, onlyOne } from './findPeople';
import { listPeople } from './listPeople';
import { type Reading, readPerson } from './record/readPerson';
import { screenOf } from './screen/screenOf';

const detail = 'by command';

/** Finds a person and writes their record line by line, as the page shows it. It is a look like any other, and recorded. */
export async function writePeople(
  services: Reading & Pick<Services, 'random'>,
  query: string,
  write: (line: string) => void,
): Promise<void> {
  const found = await findPeople(services, query);
  const only = onlyOne(found);
  if (only === null) {
    await writeAuditRow(services, { action: 'desk-searched', detail });
    const { search } = deskWords;
    for (const { id, text } of await listPeople(services, found.accounts)) write(`${id} ${text}`);
    if (found.accounts.length === 0)
      write(`${search.none} ${search.looked[found.kind]} ${search.askFor[found.kind]}`);
    if (found.leftOut !== null) write(search.leftOut[found.leftOut]);
    return;
  }
  await writeAuditRow(services, { action: 'desk-looked', account_id: only, detail });
  const person = await readPerson(services, only);
  if (!person) return;
  const { sections, letters } = screenOf(person);
  for (const { heading, lines } of [...sections, ...letters]) {
    write(`\n${heading}`);
    for (const { text } of lines) write(`  ${text}`);
  }
}
