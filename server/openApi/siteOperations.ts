import { Posts } from '@/lib/contract/blogPosts';
import { EligibilityResponse, PostsErrorBody } from '@/lib/contract/documented';
import { RemoteSettings } from '@/lib/contract/remoteSettings';
import { PictureQuery, PostsQuery, SuggestionsQuery } from '@/lib/contract/requests';
import { CountryResponse } from '@/lib/contract/siteResponses';
import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import type { Calls } from './Operation';

/** Small calls made by the pages. */
export const siteOperations: Calls = {
  'GET /country.json': {
    summary: 'Country of the visitor, ISO 3166-1 alpha-2.',
    answer: CountryResponse,
  },
  'GET /privacy-pro-eligible.json': {
    summary: 'Answers 200 where the subscription is sold.',
    answer: EligibilityResponse,
    errors: ['not_eligible'],
  },
  'GET /feature-config.json': {
    summary: 'The remote setting of the web.',
    answer: RemoteSettings,
  },
  'GET /ac': {
    summary: 'Suggestions for a search, at most eight.',
    query: SuggestionsQuery,
    answer: SuggestionsResponse,
    errors: ['too_many_requests', 'service_unavailable'],
  },
  'GET /api/content/posts': {
    summary: 'Posts of the blog, newest first, in the shape of the Ghost Content API.',
    query: PostsQuery,
    answer: Posts,
    errors: ['invalid_request', 'service_unavailable'],
    errorBody: PostsErrorBody,
  },
  'POST /t/{event}': {
    summary: 'Counts a usage event of the catalogue; keeps nothing of the visitor. GET does the same.',
    answer: { status: 204, means: 'Always, also for an unknown event.' },
  },
  'GET /iu': {
    summary: 'A picture of the blog through our own host.',
    query: PictureQuery,
    answer: { status: 200, means: 'The picture as WebP.' },
    errors: ['invalid_request', 'not_found', 'too_many_requests', 'service_unavailable'],
  },
};
