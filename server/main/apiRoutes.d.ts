/** Every file in `pages/api`, by path. Written by scripts/build/apiRoutes when the server is bundled. */
declare module 'site:api-routes' {
  export const apiRoutes: Readonly<Record<string, import('./apiRouter').ApiRoute>>;
}
