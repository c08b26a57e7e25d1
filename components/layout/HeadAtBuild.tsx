import type { RoutePath } from '@/lib/content/site/routes';
import { PageHead } from './PageHead';

/**
 * The head of a page, rendered at build. It renders nothing in the browser, so the route catalog is not shipped, and
 * the framework keeps a head that no component of the page touches: no script of a flow may render a head of its own.
 */
export function HeadAtBuild({ route }: { route: RoutePath }) {
  return typeof window === 'undefined' ? <PageHead route={route} /> : null;
}
