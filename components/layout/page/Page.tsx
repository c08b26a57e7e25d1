import { Fragment, type ReactNode } from 'react';
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
  /** For a page that apps show as well, without header and footer: the boot script's attribute hides them. */
  inApps?: boolean;
};

/** The frame of a page of the site: header, content, footer. */
export function Page({ route, children, enhancements = [], inApps = false }: Props) {
  const Edge = inApps ? OutsideApp : Fragment;
  return (
    <>
      <HeadAtBuild route={route} />
      <StaticSkipLink />
      <Edge>
        <StaticSiteHeader route={route} />
      </Edge>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Edge>
        <StaticSiteFooter route={route} />
      </Edge>
      <Enhancements names={enhancements} />
    </>
  );
}

function OutsideApp({ children }: { children: ReactNode }) {
  return <div className="outside-app">{children}</div>;
}
