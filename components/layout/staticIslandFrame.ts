import { FlowFooter } from './FlowFooter';
import { FlowHeader } from './FlowHeader';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { still } from './staticIsland';

/** Skip link, header and footer as flows carry them: finished markup, brought to life by the same enhancements as on documents. */
export const StillSkipLink = still(typeof window === 'undefined' ? SkipLink : null);
export const StillSiteHeader = still(typeof window === 'undefined' ? SiteHeader : null);
export const StillSiteFooter = still(typeof window === 'undefined' ? SiteFooter : null);
export const StillFlowHeader = still(typeof window === 'undefined' ? FlowHeader : null);
export const StillFlowFooter = still(typeof window === 'undefined' ? FlowFooter : null);
