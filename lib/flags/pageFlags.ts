import type { FeatureConfig } from '../contract/siteResponses';

/**
 * The flags that the pages are built with. The server marks the root element of every page with each flag that has a
 * different value (`server/main/pages/markedPages`), so styles and scripts know it before the first paint without a request.
 */
export const builtFlags: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: true,
  usePaidDuckAi: true,
};

/** The attribute of the root element for a flag. HTML attributes have no capitals. */
export function flagAttribute(flag: keyof FeatureConfig): string {
  return `data-flag-${flag.toLowerCase()}`;
}

export function pageFlag(
  flag: keyof FeatureConfig,
  root: Pick<Element, 'getAttribute'> = document.documentElement,
): boolean {
  const marked = root.getAttribute(flagAttribute(flag));
  return marked === null ? builtFlags[flag] : marked === 'true';
}
