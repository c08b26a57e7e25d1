import type { EmulatorContext } from '../context';

/** A request for a hosted page, already read. */
export type PageRequest = {
  context: EmulatorContext;
  basePath: string;
  method: 'GET' | 'POST';
  id: string;
  /** The part of the path after the session, or `''`. */
  step: string;
  query: URLSearchParams;
  form: URLSearchParams;
};
