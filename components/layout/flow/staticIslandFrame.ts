import { SkipLink } from '@/components/layout/SkipLink';
import { SiteFooter } from '@/components/layout/site/SiteFooter';
import { SiteHeader } from '@/components/layout/site/SiteHeader';
import { FlowFooter } from './FlowFooter';
import { FlowHeader } from './FlowHeader';
import { still } from './staticIsland';

/** Skip link, header and footer as flows carry them: finished markup, brought to life by the same enhancements as on documents. */
export const StillSkipLink = still(typeof window === 'undefined' ? SkipLink : null);
export const StillSiteHeader = still(typeof window === 'undefined' ? SiteHeader : null);
export const StillSiteFooter = still(typeof window === 'undefined' ? SiteFooter : null);
export const StillFlowHeader = still(typeof window === 'undefined' ? FlowHeader : null);
export const StillFlowFooter = still(typeof window === 'undefined' ? FlowFooter : null);
