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
};
