import type { IncomingMessage } from 'node:http';
import type { EmulatorContext } from '../context';
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
