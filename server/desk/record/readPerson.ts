import { type MailOwner, mailKeys } from '@/server/accountExport/mailKeys';
import { findAccount } from '@/server/accounts/accounts';
import { mailboxOf } from '@/server/accounts/emailAddress';
import type { Use } from '@/server/attempts/attempts';
import { limitsInTheWay } from '@/server/attempts/limitsInTheWay';
import { formerAddresses } from '@/server/auth/email/emailChangeMails';
import { devicesOf } from '@/server/auth/sessions/sessions';
import { customerOf } from '@/server/billing/rows/customers';
import { refundableUntil } from '@/server/billing/rows/firstPurchases';
import { refundRequestOf } from '@/server/billing/rows/refundRequests';
import { rowsOf } from '@/server/billing/subscription/subscriptionRow';
import { accountsByBillingEmail, billingEmailOf } from '@/server/entitlements/billingEmail';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { moneyOf } from './money';

export type Reading = Pick<Services, 'database' | 'clock' | 'secrets' | 'stripe'>;

/** All that a desk may see of a person. It holds no code, no token and no digest, so that no page can show one. */
export type PersonRecord = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Null when there is no such account. */
export async function readPerson(services: Reading, accountId: string) {
  const { database, clock } = services;
  const account = await findAccount(database, accountId);
  if (!account) return null;
  const { email, status, locale } = account;
  const payingEmail = await billingEmailOf(database, accountId);
  const rows = await rowsOf(database, accountId);
  const current = await currentSubscription(database, accountId);
  return {
    account: {
      id: account.id,
      email,
      status,
      locale,
      createdAt: account.created_at,
      deletedAt: account.deleted_at,
    },
    now: clock.now(),
    payingEmail,
    wayInTo: email ?? (await openingAddress(services, accountId, payingEmail)),
    former: await formerAddresses(services, accountId),
    rows: rows.sort((one, other) => other.started_at - one.started_at),
    current,
    ...(await moneyOf(services, await customerOf(database, accountId))),
    storePayments: await storePaymentsOf(services, accountId),
    refund: current && (await refundRequestOf(database, current.provider_subscription_id)),
    refundableUntil: current && (await refundableUntil(services, current)),
    limits: await limitsInTheWay(services, [
      ...liftedLimits(accountId, email ?? payingEmail),
      { limit: 'guesses', subject: `account:${accountId}` },
      { limit: 'guesses', subject: `address:${email ?? payingEmail}` },
    ]),
    mails: await mailsOf(services, {
      ...{ accountId, email },
      subscriptions: rows.map(({ id: row, provider_subscription_id: id }) => ({ row, id })),
    }),
    devices: await devicesOf(services, accountId),
    history: await historyOf(services, accountId),
  };
}

/** The address that an account without its own was paid with, while a code mailed there opens it. */
async function openingAddress(
  services: Reading,
  accountId: string,
  payingEmail: string | null,
): Promise<string | null> {
  if (payingEmail === null) return null;
  const opened = await accountsByBillingEmail(services, payingEmail);
  return opened.some((paid) => paid.accountId === accountId) ? payingEmail : null;
}

const byAccount = [
  'edits-by-account',
  'payments-by-account',
  'undone-by-account',
  'exports-by-account',
  'sign-in-mails',
] as const;
const byMailbox = ['mails-an-hour', 'mails-a-day', 'first-mails-a-day', 'change-mails'] as const;

/** What can be forgotten for a person. Wrong codes never are: whoever could do that could guess a code. */
export function liftedLimits(accountId: string, email: string | null): Use[] {
  return [
    ...byAccount.map((limit) => ({ limit, subject: accountId })),
    ...byMailbox.flatMap((limit) => (email === null ? [] : [{ limit, subject: mailboxOf(email) }])),
  ];
}

function storePaymentsOf({ database }: Reading, accountId: string) {
  return database
    .selectFrom('store_payments')
    .select(['order_id', 'kind', 'at', 'amount', 'currency'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
}

/** Which mails there were and what became of them; never a recipient, a text or a code. */
async function mailsOf(services: Reading, owner: MailOwner) {
  const keys = await mailKeys(services, owner);
  return services.database
    .selectFrom('outbox')
    .select(['template', 'created_at', 'sent_at', 'failed_at', 'attempts'])
    .where('dedupe_key', 'in', ['', ...keys])
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/** Without the looks at this record, which the person can export: they would leave no room for the rest. */
function historyOf({ database }: Reading, accountId: string) {
  return database
    .selectFrom('audit_log')
    .select(['at', 'action', 'outcome', 'detail'])
    .where('account_id', '=', accountId)
    .where('action', '!=', 'desk-looked')
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
}
