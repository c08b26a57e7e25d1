import type { ReactNode } from 'react';
import type { RoutePath } from '@/lib/content/routes';
import { Enhancements } from './Enhancements';
import { PageHead } from './PageHead';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

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
      <PageHead route={route} />
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Enhancements names={enhancements} />
    </>
  );
}
