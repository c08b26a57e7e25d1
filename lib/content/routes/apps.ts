import type { Route } from './route';

/** Screens that the apps show inside themselves. */
export const appsRoutes = {} as const satisfies Record<string, Route>;
