import type { HostedWords } from '../words/hostedWords';
import type { PageContext } from './pageContext';

/** A parsed request for a hosted page. */
export type PageRequest = {
  context: PageContext;
  basePath: string;
  method: 'GET' | 'POST';
  id: string;
  /** The part of the path after the session, or `''`. */
  step: string;
  query: URLSearchParams;
  form: URLSearchParams;
  /** ISO 3166-1 alpha-2, as Stripe guesses it from the network address; null when unknown. */
  visitorCountry: string | null;
  /** The page's words, in its language. */
  words: HostedWords;
};
