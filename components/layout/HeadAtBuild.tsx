import type { RoutePath } from '@/lib/content/site/routes';
import { PageHead } from './PageHead';

/**
 * The head of a page, written at build. In the browser there is none, so the catalogue of routes does not travel, and the
 * framework leaves a head alone that no component of the page speaks of: no script of a flow may render one of its own.
 */
export function HeadAtBuild({ route }: { route: RoutePath }) {
  return typeof window === 'undefined' ? <PageHead route={route} /> : null;
}
