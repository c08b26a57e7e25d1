import { sql } from 'kysely';
import { mailLanguage } from '@/lib/content/mails/mailWords';
import { isActiveStatus, subscriptionStatuses } from '@/lib/contract/subscription';
import type { RowServices } from '@/server/services';
import type { Letter, LetterCounts } from './letterRows';

/** `id` is the reader's place in the order in which a letter is sent: a subscriber of the newsletter, or an account. */
export type Recipient = { id: string; email: string; locale: string };

/** The next recipients of a letter that is being sent, in the order of their IDs, after the place it has reached. */
export async function nextRecipients(
  services: RowServices,
  letter: Letter,
  limit: number,
): Promise<Recipient[]> {
  const { kind, position } = letter;
  const everyone = kind === 'newsletter' ? readers(letter.begun_at ?? 0) : subscribers(services.clock.now());
  const some = sql<Recipient>`select id, email, locale from ${everyone} where id > ${position} order by id limit ${limit}`;
  return (await some.execute(services.database)).rows;
}

/** To how many a letter would go now, by language. It reads all of them, so it is for an operator's look. */
export async function countRecipients(services: RowServices, { kind }: Letter): Promise<LetterCounts> {
  const now = services.clock.now();
  const everyone = kind === 'newsletter' ? readers(now) : subscribers(now);
  const counting = sql<{ locale: string; count: number | string }>`
    select locale, count(*) as count from ${everyone} group by locale`;
  const { rows } = await counting.execute(services.database);
  return addedUp(
    {},
    rows.map(({ locale, count }) => ({ locale, count: Number(count) })),
  );
}

/** These counts and so many more readers of each locale. */
export function addedUp(
  counts: LetterCounts,
  more: readonly { locale: string; count: number }[],
): LetterCounts {
  const sums = { ...counts };
  for (const { locale, count } of more) {
    const language = mailLanguage(locale);
    sums[language] = (sums[language] ?? 0) + count;
  }
  return sums;
}

/** Whoever confirmed by then that they want the newsletter. Somebody who comes later gets the next one. */
function readers(by: number) {
  return sql`(select id, email, locale from ${sql.table('newsletter_subscribers')} where confirmed_at <= ${by}) as everyone`;
}

const active = sql.join(subscriptionStatuses.filter(isActiveStatus).map((status) => sql.lit(status)));

/** True of a subscription that can be used, as `isActiveRow` says. */
function runs(alias: string, now: number) {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('live')} = 1 and ${column('status')} in (${active})
    and not (${column('status')} = 'Not Auto-Renewable' and ${column('expires_or_renews_at')} <= ${now})
    and (${column('grace_ends_at')} is null or ${column('grace_ends_at')} > ${now})`;
}

/**
 * Every account with a subscription, paid or in trial or grace, at its own address, or at the one it is paid with while it
 * has none. An address that several accounts are paid with gets one letter: for the account that owns it, otherwise for
 * the first of them.
 */
function subscribers(now: number) {
  return sql`(select subscriptions.account_id as id, coalesce(accounts.email, customers.billing_email) as email, accounts.locale
    from subscriptions inner join accounts on accounts.id = subscriptions.account_id
    left join customers on customers.account_id = accounts.id
    where ${runs('subscriptions', now)} and accounts.status <> 'deleted'
    and coalesce(accounts.email, customers.billing_email) is not null
    and (accounts.email is not null or not exists (
      select 1 from accounts as owner inner join subscriptions as own on own.account_id = owner.id
      where owner.email = customers.billing_email and ${runs('own', now)}
    ) and not exists (
      select 1 from customers as payer inner join accounts as other on other.id = payer.account_id
      inner join subscriptions as own on own.account_id = payer.account_id
      where payer.billing_email = customers.billing_email and payer.account_id < accounts.id
      and other.email is null and other.status <> 'deleted' and ${runs('own', now)}
    ))) as everyone`;
}
