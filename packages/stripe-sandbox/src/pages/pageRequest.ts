import type { IncomingMessage } from 'node:http';
import type { EmulatorContext } from '../context';
import type { HostedWords } from '../words/hostedWords';
import type { PageFrame } from './hostedPage';
import type { RefusedForms } from './refusedForms';

/** What the hosted pages need besides the rules. */
export type PageContext = EmulatorContext & {
  /** The frame around every page. */
  frame: PageFrame;
  /** Card forms that were refused a moment ago. */
  refusedForms: RefusedForms;
  /** The country that a request comes from, ISO 3166-1 alpha-2; null when unknown. */
  visitorCountry: (request: IncomingMessage) => string | null;
  /** The language that a request asks for; null when unknown. */
  visitorLanguage: (request: IncomingMessage) => string | null;
};

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
