import { shippedOffers } from '@/lib/content/company/shippedOffers';
import type { Offer } from '@/lib/contract/jobOffers';
import { makeFailureLog } from '@/server/failureLog';
import type { Services } from '@/server/services';
import { lastGoodCopy } from '@/server/site/lastGoodCopy';
import { upstreamOffers } from './upstreamOffers';

/** The open roles from `JOBS_UPSTREAM`, or else the ones we ship. */
export type RoleFeed = {
  /** @throws Error while no feed has ever answered; its later outages take nothing away. */
  read(): Promise<readonly Offer[]>;
  /**
   * What is known by now, for a page that does not wait; a newer copy is asked for meanwhile. It stays the same array
   * while the feed says the same. Null until the feed has answered, and where the roles are those that the pages were
   * built with.
   */
  fromFeed(): readonly Offer[] | null;
  /** Whether there is a feed. */
  hasFeed: boolean;
};

export function makeRoleFeed({ config, clock, log }: Pick<Services, 'config' | 'clock' | 'log'>): RoleFeed {
  const upstream = config.jobsUpstream;
  if (upstream === null) {
    return { read: async () => shippedOffers, fromFeed: () => null, hasFeed: false };
  }
  let known: readonly Offer[] | null = null;
  const load = async () => {
    const offers = await upstreamOffers(upstream);
    if (JSON.stringify(offers) !== JSON.stringify(known)) known = offers;
    return known ?? offers;
  };
  const read = lastGoodCopy(load, clock, makeFailureLog(log, 'the feed of open roles is unavailable'));
  return {
    read,
    fromFeed() {
      void read().catch(() => {});
      return known;
    },
    hasFeed: true,
  };
}
