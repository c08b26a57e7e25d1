import type { Route } from './route';

/** The company, its people and its news. */
export const companyRoutes = {} as const satisfies Record<string, Route>;
