import type { RouteWords } from './route';
import { activationRouteWords } from './words/activationRouteWords';
import { appRouteWords } from './words/appRouteWords';
import { appStoreRouteWords } from './words/appStoreRouteWords';
import { companyRouteWords } from './words/companyRouteWords';
import { downloadRouteWords } from './words/downloadRouteWords';
import { errorRouteWords } from './words/errorRouteWords';
import { helpRouteWords } from './words/helpRouteWords';
import { homeRouteWords } from './words/homeRouteWords';
import { legalRouteWords } from './words/legalRouteWords';
import { productRouteWords } from './words/productRouteWords';
import { subscriptionRouteWords } from './words/subscriptionRouteWords';

/** Title and description of every page. Each family's words have exactly the paths of its records. */
export const routeWords = {
  ...homeRouteWords,
  ...downloadRouteWords,
  ...productRouteWords,
  ...companyRouteWords,
  ...helpRouteWords,
  ...legalRouteWords,
  ...subscriptionRouteWords,
  ...activationRouteWords,
  ...appRouteWords,
  ...appStoreRouteWords,
  ...errorRouteWords,
} as const satisfies Record<string, RouteWords>;
