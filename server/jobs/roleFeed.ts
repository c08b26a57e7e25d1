import { shippedOffers } from '@/lib/content/company/shippedOffers';
import type { Offer, OffersResponse } from '@/lib/contract/jobOffers';
import { makeFailureLog } from '@/server/failureLog';
import { ApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
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

/** `GET /jobs.js`: the open roles. Until the feed has answered once, an outage of it is 503. */
export function makeJobsHandler(roleFeed: RoleFeed): Handler {
  return async () => {
    try {
      const offers = [...(await roleFeed.read())];
      return {
        json: { offers } satisfies OffersResponse,
        headers: { 'Cache-Control': 'public, max-age=300' },
      };
    } catch {
      throw new ApiError('service_unavailable', { retryAfterSeconds: 15 });
    }
  };
}
