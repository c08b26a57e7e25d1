import { readCookie } from '../storage/cookies';
import { readQueryParam } from '../url/queryParameters';
import type { SettingSources } from './storedSettings';

/**
 * Whether this visitor may be offered something to install: the search setting `kak` of the address, else of its cookie;
 * on unless it is -1 (specification §3). It is read here alone, so that a document need not carry every setting.
 */
export function mayOfferInstall({ search, cookies }: SettingSources): boolean {
  return (readQueryParam(search, 'kak') ?? readCookie(cookies, 'ak')) !== '-1';
}
