import type { Route } from './route';

/** Policies and terms. */
export const legalRoutes = {} as const satisfies Record<string, Route>;
