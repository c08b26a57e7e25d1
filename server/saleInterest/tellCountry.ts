import { writeAuditRow } from '@/server/accounts/writeAuditRow';
import { second } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { inTransaction, type RowServices, type Services } from '@/server/services';

/** Rows per transaction, so that nobody who uses the site meanwhile waits for it. */
const batch = 100;
/** How many of the mails become due in a second: less than is sent in one, so that codes do not wait behind them. */
const mailsPerSecond = 10;

/** How many confirmed addresses wait for each country, most first. */
export async function waitingByCountry({
  database,
}: Pick<Services, 'database'>): Promise<{ country: string; waiting: number }[]> {
  const rows = await database
    .selectFrom('sale_interest')
    .select(({ fn }) => ['country', fn.countAll<number | string>().as('waiting')])
    .where('confirmed_at', 'is not', null)
    .groupBy('country')
    .orderBy('waiting', 'desc')
    .orderBy('country')
    .execute();
  return rows.map(({ country, waiting }) => ({ country, waiting: Number(waiting) }));
}

/**
 * Tells everyone on the list of a country that they can subscribe now, and empties the list. An address leaves it in the
 * transaction that writes its mail, so each is told once, however often and wherever this is run.
 * @returns how many were told
 */
export async function tellCountry(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'secrets'>,
  country: string,
): Promise<number> {
  let told = 0;
  const start = await afterOthers(services);
  for (;;) {
    const some = await tellSome(services, country, start + (told / mailsPerSecond) * second);
    if (some === 0) return told;
    told += some;
  }
}

/** Milliseconds until the mails of a country that was opened before are due. */
async function afterOthers({ database, clock }: RowServices): Promise<number> {
  const last = await database
    .selectFrom('outbox')
    .select('send_after')
    .where('template', '=', 'sale-opened')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('send_after', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(0, (last?.send_after ?? 0) - clock.now());
}

async function tellSome(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'secrets'>,
  country: string,
  start: number,
): Promise<number> {
  return inTransaction(services, async (services) => {
    const some = services.database
      .selectFrom('sale_interest')
      .select('id')
      .where('country', '=', country)
      .where('confirmed_at', 'is not', null)
      .limit(batch);
    const rows = await services.database
      .deleteFrom('sale_interest')
      .where('id', 'in', some)
      .returning(['id', 'email', 'locale'])
      .execute();
    for (const [index, { id, email, locale }] of rows.entries()) {
      const mail = {
        template: 'sale-opened',
        to: email,
        locale,
        dedupeKey: `sale-opened:${id}`,
        data: { country },
      } as const;
      await enqueueMail(services, mail, { delay: start + (index / mailsPerSecond) * second });
    }
    const detail = `${country}: ${rows.length}`;
    if (rows.length > 0) await writeAuditRow(services, { action: 'sale-opened', detail });
    return rows.length;
  });
}
