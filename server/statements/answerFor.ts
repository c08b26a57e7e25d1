import { storeRefundUrls } from '@/lib/content/subscription/moneyBack';
import { type Attempt, takeAttempt } from '@/server/attempts/attempts';
import { storeManageUrl } from '@/server/billing/customer/portalUrl';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { StatementStanding } from '@/server/mail/messages';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { Services, TransactionServices } from '@/server/services';
import { namedContract } from './namedContract';
import { standingOf } from './standingOf';

type Asked = {
  kind: 'withdrawal' | 'cancellation';
  email: string;
  contract: string;
  wantedEnd: string;
  at: number;
};

type Answer = Required<StatementStanding> & {
  /** The address that we hold for the contract; null when none was named. */
  holder: string | null;
  subscription: string | null;
  attempt: Attempt | null;
};

/** What the holder of the contract that a statement names is told of it, with a link that confirms it where it can be done. */
export async function answerFor(services: TransactionServices, asked: Asked): Promise<Answer> {
  const { kind, contract, wantedEnd, at } = asked;
  const named = await namedContract(services, asked);
  const row = named?.row ?? null;
  const found = await standingOf(services, row, { kind, submittedAt: at });
  const limited = { limit: 'statement-links', subject: row?.id ?? contract } as const;
  const { attempt } = await takeAttempt(services, limited);
  const subscription = row?.provider_subscription_id ?? null;
  const token = opaqueToken(services.random);
  const ids = { account_id: row?.account_id ?? '', subscription_id: subscription ?? '' };
  await services.database
    .insertInto('statements')
    .values({ token_hash: digest(token), kind, ...ids, submitted_at: at, used_at: null })
    .execute();
  const told = { holder: named?.email ?? null, subscription, attempt };
  // A cancellation for a later day than the end of the period is for a person.
  const isLater = wantedEnd !== '' && Date.parse(wantedEnd) > found.until;
  if (!attempt || isLater) return { ...told, standing: 'support', until: 0, url: null };
  const link = `${services.config.publicOrigin}/help/confirm?token=${token}`;
  return { ...told, ...found, url: found.standing === 'open' ? link : storeUrl(services, kind, row) };
}

/** Where its store takes back what it sold, or cancels it; null for what was bought here. */
function storeUrl({ config }: Services, kind: Asked['kind'], row: SubscriptionRow | null): string | null {
  if (!row || row.platform === 'stripe') return null;
  return kind === 'withdrawal' ? storeRefundUrls[row.platform] : storeManageUrl(config, row);
}
