import { holdWords, type Standing, standingSentences } from '../content/account/standingWords';
import { dayForReader } from '../content/days';
import { isActiveStatus, type Subscription } from '../contract/subscription';

type Read = Pick<Subscription, 'status' | 'activeOffers' | 'endReason'>;

/** How the subscription stands. Whatever tells a subscriber about it decides by this. */
export function standingOf({ status, activeOffers, endReason }: Read): Standing {
  const inTrial = activeOffers.some(({ type }) => type === 'Trial');
  switch (status) {
    case 'Auto-Renewable':
      return inTrial ? 'trial' : 'renews';
    case 'Not Auto-Renewable':
      if (endReason === 'replaced') return 'replaced';
      return inTrial ? 'trialEnds' : 'ends';
    case 'Grace Period':
      return endReason === undefined ? 'grace' : 'lastDays';
    case 'Inactive':
      return 'inactive';
    case 'Expired':
      return 'ended';
  }
}

/** True once a subscription is over, or ends because its payment could not be collected: it may be bought again. */
export function mayBuyAgain(subscription: Read): boolean {
  return !isActiveStatus(subscription.status) || standingOf(subscription) === 'lastDays';
}

/** What to do about a subscription on hold, which depends on who collects its payments. */
export function holdText({ platform, paused }: Pick<Subscription, 'platform' | 'paused'>): string {
  if (paused) return holdWords.paused;
  return holdWords[isStorePlatform(platform) ? platform : 'web'];
}

/** True for a subscription that an app store sold and charges for. */
export function isStorePlatform(platform: string): platform is 'apple' | 'google' {
  return platform === 'apple' || platform === 'google';
}

/** The standing with its date in one sentence, as pages and apps show it. */
export function standingText(subscription: Read & Pick<Subscription, 'expiresOrRenewsAt'>): string {
  return standingSentences[standingOf(subscription)](dayForReader(subscription.expiresOrRenewsAt));
}
