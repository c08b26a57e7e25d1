import { filesIn } from '../../contracts/sources';

/** An API call as its file declares it. */
export type ApiRoute = { address: string; methods: string[] };

/** Every file of pages/api, as an address to call and the methods it names. */
export function apiRoutes(): ApiRoute[] {
  return filesIn('pages/api').map(({ path, text }) => ({
    address: `/${path
      .replace(/^pages\//, '')
      .replace(/(\/index)?\.ts$/, '')
      .replace(/\[\w+\]/, 'teal-yearly')}`,
    methods: [
      ...(/\bapi\('[^']+', \{([^}]*)\}\)/.exec(text)?.[1] ?? '').matchAll(/\b(GET|POST|DELETE):/g),
    ].map(([, method = '']) => method),
  }));
}
