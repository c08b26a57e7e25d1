import type { Market } from '@/lib/subscriptions/market';

/**
 * What the visitor can buy: a plan for each period, and the free trial in days (0 when there is none). `returning` when
 * it would not be a first purchase, which alone has a trial and the money-back guarantee.
 */
export type PlanOffer = Extract<Market, { kind: 'sold' }> & { trialDays: number; returning: boolean };
