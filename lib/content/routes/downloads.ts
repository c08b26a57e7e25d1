import type { Route } from './route';

/** Apps and where to get them. */
export const downloadsRoutes = {} as const satisfies Record<string, Route>;
