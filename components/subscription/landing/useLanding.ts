import { useRef, useState } from 'react';
import { type BuyingProblem, buyingProblem } from '@/components/subscription/plans/BuyingNotice';
import type { BuyState } from '@/components/subscription/plans/BuyPanel';
import type { Region } from '@/lib/content/subscription/countries';
import { type Lead, leads } from '@/lib/content/subscription/leads';
import { planById, trialDays } from '@/lib/content/subscription/plans';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { pageFlag } from '@/lib/flags/pageFlags';
import { type SubscriptionState, useSubscription } from '@/lib/hooks/account/useSubscription';
import { type Subscriber, useSubscriber } from '@/lib/hooks/native/useSubscriber';
import { useVisit, type Visit } from '@/lib/hooks/page/useVisit';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { type Offer, useOffer } from '@/lib/hooks/purchase/useOffer';
import { type CheckoutReturn, checkoutReturn } from '@/lib/subscriptions/checkoutReturn';
import type { Market } from '@/lib/subscriptions/market';
import { mayBuyAgain } from '@/lib/subscriptions/standing';

export type LandingNews = 'canceled' | 'welcomeBack';

export type LandingState = {
  lead: Lead | null;
  news: LandingNews | null;
  region: Region | null;
  buying: BuyState;
  /** Whether that is what the page came with, until it is known who visits it. */
  asSent: boolean;
  problem: BuyingProblem | null;
  busy: boolean;
  period: BillingPeriod;
  choose(period: BillingPeriod): void;
  buy(): void;
  links: { activate: string; signInAgain: string; manage: string };
  /** What the app around an ordinary tab opens itself. */
  app: { openActivation: (() => void) | null; openUpgrade: (() => void) | null };
};

/** Combines who is visiting, what is sold to them, and the purchase, into what the landing page shows. */
export function useLanding(market: Market | null): LandingState {
  const visit = useVisit();
  const query = landingQuery(visit);
  const [chosen, choose] = useState<BillingPeriod | null>(null);
  const offer = useOffer(visit.origin, market);
  const account = useSubscription();
  const subscriber = useSubscriber();
  const checkout = useCheckout();
  const period = chosen ?? query.period ?? 'yearly';
  const decided = buyState({ offer, account, subscriber, isWinback: query.lead === 'winback' });
  const asSent = decided.kind === 'loading' && market !== null;
  const buying = useSteadyOffer(decided, market && offerIn(market));
  const { app } = subscriber;
  const { origin } = visit;

  function buy() {
    if (buying.kind !== 'offer') return;
    const { plans, trialDays } = buying.offer;
    // When an app sells by itself, the sale is left to it; its store may also forbid any other way.
    if (app?.openPurchase) return app.openPurchase(origin);
    checkout.buy({ productId: plans[period].productId, period, origin, trial: trialDays > 0 });
  }
  return {
    lead: query.lead,
    news: newsOf(buying, query.canceled, account),
    region: regionOf(buying),
    buying,
    asSent,
    problem: buyingProblem(checkout, buy),
    busy: checkout.state === 'busy',
    period,
    choose,
    buy,
    app: {
      openActivation: app?.openActivation ?? null,
      openUpgrade: app?.openUpgrade ? () => app.openUpgrade?.(origin) : null,
    },
    links: {
      activate: visit.link('/subscriptions/activate'),
      signInAgain: visit.link('/subscriptions/activate', { list: '1' }),
      manage: visit.link('/subscriptions/manage'),
    },
  };
}

type Known = {
  offer: Offer;
  account: SubscriptionState & { reload: () => void };
  subscriber: Pick<Subscriber, 'state' | 'forced'>;
  /** The link was meant for former subscribers, who are not signed in yet. */
  isWinback: boolean;
};

function buyState({ offer, account, subscriber: { state, forced }, isWinback }: Known): BuyState {
  const own = account.state === 'ready' ? account.subscription : null;
  const keeps = own !== null && !mayBuyAgain(own);
  const active = keeps && !(forced && state === 'UNSUBSCRIBED');
  if (active || state === 'SUBSCRIBED') return { kind: 'subscribed', subscription: active ? own : null };
  if (offer.state === 'error') return { kind: 'unreachable', retry: offer.retry };
  // Whether a trial can be promised depends on the account, so its failure is not ignored.
  if (account.state === 'error') return { kind: 'unreachable', retry: account.reload };
  if (offer.state === 'pending' || account.state === 'pending' || state === 'PENDING')
    return { kind: 'loading' };
  const returning =
    isWinback || account.state === 'ready' || (account.state === 'settling' && account.subscription !== null);
  return offerIn(offer.market, returning ? null : offer.trialDays);
}

/** What can be bought there; `days` of a trial, or null when it would not be a first purchase. */
function offerIn(market: Market, days: number | null = trialDays.standard): BuyState {
  if (market.kind === 'notSold') return market;
  return { kind: 'offer', offer: { ...market, trialDays: days ?? 0, returning: days === null } };
}

/** Keeps what is shown until it is known who visits, and on a new sign-in: a press must not lose its button. */
function useSteadyOffer(buying: BuyState, sent: BuyState | null): BuyState {
  const shown = useRef(sent);
  if (buying.kind === 'loading') return shown.current ?? buying;
  shown.current = buying.kind === 'offer' ? buying : null;
  return buying;
}

/** The region of what is sold to the visitor, or of the subscriber's own plan. */
function regionOf(buying: BuyState): Region | null {
  if (buying.kind === 'offer') return buying.offer.region;
  if (buying.kind !== 'subscribed' || !buying.subscription) return null;
  return planById(buying.subscription.productId)?.region ?? null;
}

function newsOf(buying: BuyState, canceled: boolean, account: SubscriptionState): LandingNews | null {
  if (buying.kind !== 'offer' && buying.kind !== 'loading') return null;
  if (canceled) return 'canceled';
  return account.state === 'ready' && buying.kind === 'offer' ? 'welcomeBack' : null;
}

/** What the URL of the landing page asks for. Unknown values count as absent. */
type LandingQuery = CheckoutReturn & { lead: Lead | null };

function landingQuery({ parameter }: Pick<Visit, 'parameter'>): LandingQuery {
  const featurePage = parameter('featurePage');
  return {
    lead: leads.find((known) => known === featurePage && isSold(known)) ?? null,
    ...checkoutReturn(parameter),
  };
}

/** Whether the feature is sold and may lead. Checked only in the browser: at build, no URL names a feature. */
function isSold(lead: Lead): boolean {
  return lead !== 'duckai' || pageFlag('usePaidDuckAi');
}
