import type { Kysely, Transaction } from 'kysely';
import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/** As long as an address that never answered is remembered. */
const remembered = 7 * day;

/**
 * Remembers how many confirmation mails an address got until it left, under a keyed hash that does not tell the address.
 * Without it, leaving would let a stranger have as many mails written to it again.
 */
export async function rememberMails(
  trx: Transaction<Database>,
  services: Services,
  { email, mails }: { email: string; mails: number },
): Promise<void> {
  const memory = { count: mails, expires_at: services.clock.now() + remembered };
  await trx
    .insertInto('counters')
    .values({ key: keyOf(services, email), ...memory })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(memory))
    .execute();
}

/** How many confirmation mails the address got before it left last; 0 when that is long ago or it never did. */
export async function mailsBeforeLeaving(
  db: Kysely<Database>,
  services: Services,
  email: string,
): Promise<number> {
  const memory = await db
    .selectFrom('counters')
    .select('count')
    .where('key', '=', keyOf(services, email))
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return memory?.count ?? 0;
}

function keyOf({ secrets }: Services, email: string): string {
  return `newsletter-left:${secrets.keyedHash('newsletter-left', email)}`;
}
