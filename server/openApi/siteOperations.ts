import { Posts } from '@/lib/contract/blogPosts';
import {
  AuthorizationServer,
  EligibilityResponse,
  OpenSearchSuggestions,
  PostsErrorBody,
} from '@/lib/contract/documented';
import { RemoteSettings } from '@/lib/contract/remoteSettings';
import { PictureQuery, PostsQuery, SuggestionsQuery } from '@/lib/contract/requests';
import { CountryResponse } from '@/lib/contract/siteResponses';
import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import { type Calls, limited, type PlainAnswer } from './Operation';

const counted: PlainAnswer = { status: 204, means: 'Always, even for an unknown event.' };

/** Small calls made by the pages. */
export const siteOperations: Calls = {
  'GET /.well-known/oauth-authorization-server': {
    summary: 'Tells OAuth clients where they find the calls of sign-in (RFC 8414).',
    answer: AuthorizationServer,
  },
  'GET /country.json': {
    summary: 'Returns the visitor’s country as an ISO 3166-1 alpha-2 code.',
    answer: CountryResponse,
  },
  'GET /privacy-pro-eligible.json': {
    summary: 'Returns 200 where the subscription is sold.',
    answer: EligibilityResponse,
    errors: ['not_eligible'],
  },
  'GET /feature-config.json': {
    summary: 'Returns the remote settings for the web.',
    answer: RemoteSettings,
  },
  'GET /ac': {
    summary: 'Returns up to eight search suggestions.',
    query: SuggestionsQuery,
    answer: SuggestionsResponse,
    alsoAs: { type: 'application/x-suggestions+json', answer: OpenSearchSuggestions },
    errors: limited,
  },
  'GET /api/content/posts': {
    summary: 'Lists blog posts, newest first, in the format of the Ghost Content API.',
    query: PostsQuery,
    answer: Posts,
    errors: ['invalid_request', 'service_unavailable'],
    errorBody: PostsErrorBody,
  },
  'POST /t/{event}': {
    summary: 'Counts a usage event from the catalog without storing anything about the visitor.',
    answer: counted,
  },
  'GET /t/{event}': { summary: 'Same, where a page cannot send a beacon.', answer: counted },
  'GET /iu': {
    summary: 'Returns a blog picture through our own host.',
    query: PictureQuery,
    answer: { status: 200, means: 'The picture as WebP.', type: 'image/webp' },
    errors: ['invalid_request', 'not_found', ...limited],
  },
};
