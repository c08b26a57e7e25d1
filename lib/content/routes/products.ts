import type { Route } from './route';

/** What the products do, and their settings. */
export const productsRoutes = {} as const satisfies Record<string, Route>;
