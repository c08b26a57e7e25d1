import type { OffersResponse } from '@/lib/contract/jobOffers';
import { ApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
import type { RoleFeed } from './roleFeed';

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
