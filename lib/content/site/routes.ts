import { activationRoutes } from '../routes/activationRoutes';
import { appRoutes } from '../routes/appRoutes';
import { appStoreRoutes } from '../routes/appStoreRoutes';
import { companyRoutes } from '../routes/companyRoutes';
import { downloadRoutes } from '../routes/downloadRoutes';
import { errorRoutes } from '../routes/errorRoutes';
import { helpRoutes } from '../routes/helpRoutes';
import { homeRoutes } from '../routes/homeRoutes';
import { legalRoutes } from '../routes/legalRoutes';
import { productRoutes } from '../routes/productRoutes';
import type { Route } from '../routes/route';
import { subscriptionRoutes } from '../routes/subscriptionRoutes';

export type { Route, RouteKind } from '../routes/route';

/** Every page there is. A new page is a record in its family (`lib/content/routes`) and a file under `pages`. */
export const routes = {
  ...homeRoutes,
  ...downloadRoutes,
  ...productRoutes,
  ...companyRoutes,
  ...helpRoutes,
  ...legalRoutes,
  ...subscriptionRoutes,
  ...activationRoutes,
  ...appRoutes,
  ...appStoreRoutes,
  ...errorRoutes,
} as const;

export type RoutePath = keyof typeof routes;

/** The record of the page at an address, or null. */
export function routeAt(path: string): Route | null {
  return Object.hasOwn(routes, path) ? routes[path as RoutePath] : null;
}
