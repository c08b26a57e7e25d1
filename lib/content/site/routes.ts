import { activationRoutes } from '../routes/activation';
import { appStoreRoutes } from '../routes/appStore';
import { appsRoutes } from '../routes/apps';
import { companyRoutes } from '../routes/company';
import { downloadsRoutes } from '../routes/downloads';
import { errorsRoutes } from '../routes/errors';
import { homeRoutes } from '../routes/home';
import { legalRoutes } from '../routes/legal';
import { productsRoutes } from '../routes/products';
import type { Route } from '../routes/route';
import { subscriptionRoutes } from '../routes/subscription';

export type { Route, RouteKind } from '../routes/route';

/** Every page there is. Adding a page is adding its record to its family and its file under `pages`. */
export const routes = {
  ...homeRoutes,
  ...downloadsRoutes,
  ...productsRoutes,
  ...companyRoutes,
  ...legalRoutes,
  ...subscriptionRoutes,
  ...activationRoutes,
  ...appsRoutes,
  ...appStoreRoutes,
  ...errorsRoutes,
} as const;

export type RoutePath = keyof typeof routes;

/** The record of the page at an address; null where there is none. */
export function routeAt(path: string): Route | null {
  return Object.hasOwn(routes, path) ? routes[path as RoutePath] : null;
}
