import type { ForcedAnswer, ForcedState } from 'fake-apps/forcedState';
import type { AccountChoice } from '@/lib/contract/auth';
import type { Invoice, PlanChangePreview } from '@/lib/contract/billing';
import type { Subscription } from '@/lib/contract/subscription';
import type { ErrorBody } from '@/lib/contract/wire';

/** The account that a session or a token of a state belongs to. */
const forcedAccount = 'forced-state';

const day = 24 * 60 * 60 * 1000;

/** A moment so many days away, in milliseconds. Whole days from the start of the server are exact enough for a screen. */
export function inDays(days: number): number {
  return Date.now() + days * day;
}

/** The same in seconds, as the removal screens count. */
export function secondsInDays(days: number): number {
  return Math.round(inDays(days) / 1000);
}

export const forcedSubscription: Subscription = {
  productId: 'plus-yearly-us',
  name: 'Yearly Subscription',
  billingPeriod: 'Yearly',
  startedAt: inDays(-40),
  expiresOrRenewsAt: inDays(325),
  platform: 'stripe',
  status: 'Auto-Renewable',
  activeOffers: [],
  tier: 'plus',
};

/** The same, bought a moment ago. */
export const justBought: Subscription = {
  ...forcedSubscription,
  startedAt: inDays(0),
  expiresOrRenewsAt: inDays(365),
};

const bought = { name: 'Yearly Subscription', billingPeriod: 'Yearly', trial: false };

/** What a right code may open: an own account, and two that were paid for under its address. */
export const forcedChoices: readonly AccountChoice[] = [
  { id: 'one', current: true, subscription: { ...bought, startedAt: inDays(-400), cardLast4: '4242' } },
  {
    id: 'two',
    current: false,
    subscription: {
      ...bought,
      name: 'Monthly Subscription',
      billingPeriod: 'Monthly',
      startedAt: inDays(-40),
      cardLast4: null,
    },
  },
  {
    id: 'three',
    current: false,
    subscription: { ...bought, trial: true, startedAt: inDays(-2), cardLast4: '4444' },
  },
];

export function failure(status: number, code: string): ForcedAnswer {
  return { status, json: { error: code } };
}

/** A token that tells pages whose it is; no service accepts it. */
export function forcedToken(email: string | null): string {
  const claims = {
    sub: forcedAccount,
    email,
    exp: Math.round(inDays(1) / 1000),
    iat: Math.round(inDays(0) / 1000),
    jti: forcedAccount,
    aud: 'PrivacyPro',
    iss: 'sandbox',
    scope: 'privacypro',
    api: 'v2',
    entitlements: [],
  };
  return ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

/** A paid invoice, which is at nobody's payment provider. */
export function forcedInvoice(number: string, part: Partial<Invoice>): Invoice {
  const url = 'https://invoices.example/forced';
  return {
    number,
    createdAt: inDays(-10),
    total: 9999,
    currency: 'USD',
    status: 'paid',
    pageUrl: url,
    pdfUrl: `${url}/pdf`,
    ...part,
  };
}

/** What a change from a month to a year costs ten days before the month ends. */
export const forcedPreview: PlanChangePreview = {
  productId: 'plus-yearly-us',
  billingPeriod: 'Yearly',
  currency: 'USD',
  inTrial: false,
  dueNow: 9666,
  credit: 333,
  paidPeriods: 0,
  price: 9999,
  nextChargeAt: inDays(365),
};

const yearlyPlan = {
  productId: 'plus-yearly-us',
  billingPeriod: 'Yearly',
  price: 9999,
  currency: 'USD',
} as const;

/** The account’s free trial did not start because of its card. */
export const trialRefused = {
  error: 'No subscription found',
  undone: { ...yearlyPlan, refunded: 0 },
} satisfies ErrorBody;

/** States that have something in common, such as their page; what one says of itself goes before it. */
export function statesOf(
  common: Omit<ForcedState, 'name' | 'title'>,
  states: readonly (Partial<ForcedState> & Pick<ForcedState, 'name' | 'title'>)[],
): ForcedState[] {
  return states.map((state) => ({ ...common, ...state }));
}
