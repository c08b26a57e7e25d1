import { readCookie } from '../storage/cookies';
import { readQueryParam } from '../url/queryParameters';
import type { SettingSources } from './storedSettings';

/**
 * Whether this visitor may be offered something to install: the search setting `kak` in the URL, otherwise in its
 * cookie; on unless it is -1 (specification §3). Only this setting is read here, so that a document need not include
 * all of them.
 */
export function mayOfferInstall({ search, cookies }: SettingSources): boolean {
  return (readQueryParam(search, 'kak') ?? readCookie(cookies, 'ak')) !== '-1';
}
