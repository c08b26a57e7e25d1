import { monthAndYear } from './days';
import reviews from './factReviews.json' with { type: 'json' };
import { language } from './site/languages/language';

/**
 * Facts that age: when somebody last compared each with the world, and for how many days that holds. A contract test
 * fails once one is older at the newest commit; `npm run check` names those that soon will be.
 */
export const reviewedFacts: Readonly<Record<keyof typeof reviews, FactReview>> = reviews;

export type FactReview = {
  /** ISO 8601, a day. Set it only after comparing. */
  reviewed: string;
  holdsDays: number;
  /** The file that holds the fact. */
  where: string;
  what: string;
};

/** The month of a review, as a page says it: `"November 2026"`. */
export function reviewedMonth(fact: keyof typeof reviews, locale: string = language): string {
  return monthAndYear(reviewedFacts[fact].reviewed.slice(0, 7), locale);
}
