import type { ReactNode } from 'react';
import { StillSiteFooter, StillSiteHeader, StillSkipLink } from '@/components/layout/flow/staticIslandFrame';
import { PageHead } from '@/components/layout/PageHead';
import type { RoutePath } from '@/lib/content/site/routes';
import { Enhancements } from './Enhancements';

type Props = {
  route: RoutePath;
  children: ReactNode;
  /** Enhancement scripts beside the one every page has; for documents, since React runs no script it adds later. */
  enhancements?: readonly string[];
};

/** The frame of a page of the site: header, content, footer. */
export function Page({ route, children, enhancements = [] }: Props) {
  return (
    <>
      {/* Written at build: no script changes the head, so the catalogue of routes does not travel. */}
      {typeof window === 'undefined' ? <PageHead route={route} /> : null}
      <StillSkipLink />
      <StillSiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <StillSiteFooter />
      <Enhancements names={enhancements} />
    </>
  );
}
