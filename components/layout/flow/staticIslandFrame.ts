import { SkipLink } from '@/components/layout/SkipLink';
import { SiteFooter } from '@/components/layout/site/SiteFooter';
import { SiteHeader } from '@/components/layout/site/SiteHeader';
import { FlowFooter } from './FlowFooter';
import { FlowHeader } from './FlowHeader';
import { staticIsland } from './staticIsland';

/** Skip link, header and footer for flows: finished markup, enhanced by the same scripts as on documents. */
export const StaticSkipLink = staticIsland(typeof window === 'undefined' ? SkipLink : null);
export const StaticSiteHeader = staticIsland(typeof window === 'undefined' ? SiteHeader : null);
export const StaticSiteFooter = staticIsland(typeof window === 'undefined' ? SiteFooter : null);
export const StaticFlowHeader = staticIsland(typeof window === 'undefined' ? FlowHeader : null);
export const StaticFlowFooter = staticIsland(typeof window === 'undefined' ? FlowFooter : null);
