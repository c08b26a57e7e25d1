import { shippedOffers } from '@/lib/content/company/shippedOffers';
import type { OffersResponse } from '@/lib/contract/jobOffers';
import { minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
import type { Services } from '@/server/services';
import { lastGoodCopy } from '@/server/site/lastGoodCopy';
import { upstreamOffers } from './upstreamOffers';

const lifetimes = { freshFor: 5 * minute, pauseFor: 15 * second };

/**
 * `GET /jobs.js`: the open roles from `JOBS_UPSTREAM`, or else the ones we ship. Once a feed has answered, its later
 * outages take nothing away; before that the answer is 503.
 */
export function makeJobsHandler({ config, clock, log }: Services): Handler {
  const upstream = config.jobsUpstream;
  const read =
    upstream === null
      ? async () => shippedOffers
      : lastGoodCopy(() => upstreamOffers(upstream), clock, lifetimes);
  return async () => {
    try {
      const offers = [...(await read())];
      return {
        json: { offers } satisfies OffersResponse,
        headers: { 'Cache-Control': 'public, max-age=300' },
      };
    } catch (error) {
      log.warn({ err: error }, 'the feed of open roles is unavailable');
      throw new ApiError('service_unavailable', { retryAfterSeconds: 15 });
    }
  };
}
