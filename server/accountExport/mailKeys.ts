import { sql } from 'kysely';
import type { Services } from '@/server/services';

type Reading = Pick<Services, 'database'>;

/** Only an address that the account has proved leads to mails. */
export type MailOwner = {
  accountId: string;
  email: string | null;
  /** The ids of our rows, and those of the subscriptions at Stripe or in their store. */
  subscriptions: readonly { row: string; id: string }[];
};

/**
 * By what our records of mails are named where they concern the account. Once sent they hold no address, so others, such
 * as receipts, can no longer be told to be anybody's.
 */
export async function mailKeys(services: Reading, owner: MailOwner): Promise<string[]> {
  const { email } = owner;
  const lists = email === null ? [] : await keysOfLists(services, email);
  const unsent = email === null ? [] : await keysOfUnsent(services, email);
  const repeated = await keysThatBegin(
    services,
    [...beginnings(owner), ...lists].map((key) => `${key}:`),
  );
  return [...(await exactKeys(services, owner)), ...repeated, ...unsent];
}

async function exactKeys({ database }: Reading, { accountId, subscriptions }: MailOwner): Promise<string[]> {
  const codes = await database
    .selectFrom('one_time_codes')
    .select(['id', 'used_at'])
    .where('account_id', '=', accountId)
    .execute();
  const idsIn = (table: 'email_changes' | 'token_families') =>
    database.selectFrom(table).select('id').where('account_id', '=', accountId).execute();
  const undone = await database
    .selectFrom('trial_refusals')
    .select('provider_subscription_id as id')
    .where('account_id', '=', accountId)
    .execute();
  // Until a code has proved the address, its mail may have gone to another account, and would tell of it.
  const used = codes.filter(({ used_at: usedAt }) => usedAt !== null);
  return [
    ...named(['code', 'long-code', 'delete-code'], codes),
    ...named(['address-code'], used),
    ...named(
      ['address-added', 'address-changed', 'address-removed', 'address-restored'],
      await idsIn('email_changes'),
    ),
    ...named(['new-sign-in'], await idsIn('token_families')),
    ...named(['purchase', 'trial-ending', 'refunded', 'ended'], subscriptions),
    ...named(['trial-refused', 'address-subscribed'], undone),
  ];
}

/** Of mails that can be sent several times: a time, a number, or the id of another subscription follows. */
function beginnings({ accountId, subscriptions }: MailOwner): string[] {
  const rows = subscriptions.map(({ row }) => ({ id: row }));
  return [
    ...named(['address-adopted', 'support-acted'], [{ id: accountId }]),
    ...named(['renewal', 'cancelled', 'plan-changed', 'resumed'], subscriptions),
    ...named(['second-subscription'], rows),
  ];
}

async function keysOfLists({ database }: Reading, email: string): Promise<string[]> {
  const readers = database.selectFrom('newsletter_subscribers').select('id').where('email', '=', email);
  const waiting = database.selectFrom('sale_interest').select('id').where('email', '=', email);
  return [
    ...named(['newsletter'], await readers.execute()),
    ...named(['sale-interest'], await waiting.execute()),
  ];
}

function named(kinds: readonly string[], rows: readonly { id: string }[]): string[] {
  return rows.flatMap(({ id }) => kinds.map((kind) => `${kind}:${id}`));
}

/**
 * The keys that begin with one of these texts, by an index, which `like` would not use in a language's order. What
 * follows is a number, an id, or `end`, which all sort before a `z`.
 */
async function keysThatBegin({ database }: Reading, texts: readonly string[]): Promise<string[]> {
  const found = await database
    .selectFrom('outbox')
    .select('dedupe_key')
    .where(({ or, and, eb }) =>
      or(
        texts.map((text) =>
          and([
            eb('dedupe_key', '>=', text),
            eb('dedupe_key', '<=', `${text}z`),
            sql<boolean>`substr(dedupe_key, 1, ${text.length}) = ${text}`,
          ]),
        ),
      ),
    )
    .execute();
  return found.map((row) => row.dedupe_key);
}

/** Until a mail is sent, or when it could not be, its row holds the address. */
async function keysOfUnsent({ database }: Reading, email: string): Promise<string[]> {
  const toThem = database.selectFrom('outbox').select('dedupe_key').where('recipient', '=', email);
  const waiting = await toThem.where('sent_at', 'is', null).where('failed_at', 'is', null).execute();
  const failed = await toThem.where('failed_at', 'is not', null).execute();
  return [...waiting, ...failed].map((row) => row.dedupe_key);
}
