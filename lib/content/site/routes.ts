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
import type { Route, RouteRecord } from '../routes/route';
import { routeWords } from '../routes/routeWords';
import { subscriptionRoutes } from '../routes/subscriptionRoutes';

export type { Route, RouteKind } from '../routes/route';

const records = {
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

export type RoutePath = keyof typeof records;
type SiteRoute = Route & { path: RoutePath };

/**
 * Every page there is. A new page is a record in its family (`lib/content/routes`), its title and description in the
 * words of that family, and a file under `pages`.
 */
export const routes = Object.fromEntries(
  Object.values(records).map((record: RouteRecord & { path: RoutePath }) => [
    record.path,
    { ...record, ...routeWords[record.path] },
  ]),
) as Readonly<Record<RoutePath, SiteRoute>>;

/** The record of the page at an address, or null. */
export function routeAt(path: string): SiteRoute | null {
  return Object.hasOwn(routes, path) ? routes[path as RoutePath] : null;
}
