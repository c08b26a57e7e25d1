import type { FeatureConfig } from '../contract/siteResponses';

/**
 * The flags that the pages are built with. The server marks the root element of every page it sends with each flag that
 * stands otherwise (`server/main/markedPages`), so styles and scripts know it before the first paint and without asking.
 */
export const builtFlags: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: true,
  usePaidDuckAi: true,
};

/** The attribute of the root element that names a flag. Attributes of HTML know no capitals. */
export function flagAttribute(flag: keyof FeatureConfig): string {
  return `data-flag-${flag.toLowerCase()}`;
}

/** The flag as this page says it. */
export function pageFlag(
  flag: keyof FeatureConfig,
  root: Pick<Element, 'getAttribute'> = document.documentElement,
): boolean {
  const marked = root.getAttribute(flagAttribute(flag));
  return marked === null ? builtFlags[flag] : marked === 'true';
}
