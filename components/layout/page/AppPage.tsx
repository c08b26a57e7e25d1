import type { ReactNode } from 'react';
import {
  StaticSiteFooter,
  StaticSiteHeader,
  StaticSkipLink,
} from '@/components/layout/flow/staticIslandFrame';
import { HeadAtBuild } from '@/components/layout/HeadAtBuild';
import type { RoutePath } from '@/lib/content/site/routes';

/**
 * The frame of a page that is the same in browsers and apps. An app has its own bar and back button: there, an
 * attribute that the boot script sets hides the header and the footer from the first paint on.
 */
export function AppPage({ route, children }: { route: RoutePath; children: ReactNode }) {
  return (
    <>
      <HeadAtBuild route={route} />
      <StaticSkipLink />
      <div className="outside-app">
        <StaticSiteHeader route={route} />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div className="outside-app">
        <StaticSiteFooter route={route} />
      </div>
    </>
  );
}
