import { billingPeriods } from '../../contract/subscription';
import { promoEvents } from '../downloads/promos';
import type { events } from '../events/events';
import { type Experiment, experiments } from './experiments';

type Catalog = typeof events;
/** Every parameter that some event of the catalog may carry. */
export type EventParameter = Catalog[keyof Catalog][number];

/** Stands for every value that is not in its list. */
export const otherValue = 'other';

/**
 * The values that a count may keep, by parameter: the compiler asks for the list of each new one. A page is one of our
 * routes; an origin is made of words, which have lists of their own (`originWords`); a week of an install is a recent one. For the server that counts: no page
 * carries this.
 */
export const eventValues: Readonly<
  Record<Exclude<EventParameter, 'origin' | 'page' | 'atb'>, readonly string[]>
> = {
  kind: ['thrown', 'rejected'],
  experiment: Object.keys(experiments),
  variant: [...new Set(Object.values<Experiment>(experiments).flatMap(({ variants }) => variants))],
  promo: Object.values(promoEvents),
  /** Since the offers of the home page were first shown in this browser. */
  enrolled: ['first-day', 'first-week', 'later'],
  period: billingPeriods,
  views: ['1', '2', '3', 'more'],
};
