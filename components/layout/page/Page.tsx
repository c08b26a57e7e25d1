import type { ReactNode } from 'react';
import {
  StaticSiteFooter,
  StaticSiteHeader,
  StaticSkipLink,
} from '@/components/layout/flow/staticIslandFrame';
import { HeadAtBuild } from '@/components/layout/HeadAtBuild';
import type { RoutePath } from '@/lib/content/site/routes';
import { Enhancements } from './Enhancements';

type Props = {
  route: RoutePath;
  children: ReactNode;
  /** More enhancement scripts; for documents only, since React does not run scripts that it adds later. */
  enhancements?: readonly string[];
};

/** The frame of a page of the site: header, content, footer. */
export function Page({ route, children, enhancements = [] }: Props) {
  return (
    <>
      <HeadAtBuild route={route} />
      <StaticSkipLink />
      <StaticSiteHeader route={route} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <StaticSiteFooter route={route} />
      <Enhancements names={enhancements} />
    </>
  );
}
