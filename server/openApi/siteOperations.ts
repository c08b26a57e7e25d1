import * as z from 'zod/mini';
import { Posts, postFields } from '@/lib/contract/posts';
import { RemoteSettings } from '@/lib/contract/remoteSettings';
import { CountryResponse } from '@/lib/contract/site';
import { SuggestionsResponse } from '@/lib/contract/suggestions';
import type { Operation } from './Operation';

/** Small calls of the pages. */
export const siteOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/country.json',
    group: 'Site',
    summary: 'Country of the visitor, ISO 3166-1 alpha-2.',
    authentication: 'none',
    answer: CountryResponse,
  },
  {
    method: 'GET',
    path: '/privacy-pro-eligible.json',
    group: 'Site',
    summary: 'Answers 200 where the subscription is sold.',
    authentication: 'none',
    answer: z.looseObject({}),
    errors: ['not_eligible'],
  },
  {
    method: 'GET',
    path: '/feature-config.json',
    group: 'Site',
    summary: 'The remote setting of the web.',
    authentication: 'none',
    answer: RemoteSettings,
  },
  {
    method: 'GET',
    path: '/ac',
    group: 'Site',
    summary: 'Suggestions for a search, at most eight.',
    authentication: 'none',
    query: [
      { name: 'q', means: 'What was typed.', required: true },
      { name: 'kl', means: 'Region, e.g. `de-de`.' },
      { name: 'type', means: '`list` for the OpenSearch form.' },
    ],
    answer: SuggestionsResponse,
  },
  {
    method: 'GET',
    path: '/api/content/posts',
    group: 'Site',
    summary: 'Posts of the blog, newest first, in the shape of the Ghost Content API.',
    authentication: 'none',
    query: [
      { name: 'limit', means: 'At most so many.' },
      { name: 'fields', means: `Any of ${postFields.join(', ')}.` },
      { name: 'include', means: '`tags` for the tags of each post.' },
    ],
    answer: Posts,
    errors: ['service_unavailable'],
  },
  {
    method: 'POST',
    path: '/t/{event}',
    group: 'Site',
    summary: 'Counts a usage event of the catalogue; keeps nothing of the visitor. GET does the same.',
    authentication: 'none',
    answer: { status: 204, means: 'Always, also for an unknown event.' },
  },
  {
    method: 'GET',
    path: '/iu',
    group: 'Site',
    summary: 'A picture of the blog through our own host.',
    authentication: 'none',
    query: [
      { name: 'u', means: 'Its https address, on a host of the allow-list.', required: true },
      { name: 'w', means: 'Width in pixels: 320, 640, 960 or 1280.' },
    ],
    answer: { status: 200, means: 'The picture as WebP.' },
    errors: ['invalid_request', 'not_found', 'too_many_requests', 'service_unavailable'],
  },
];
