import { IconFrame, type IconSize } from './IconFrame';
import { type SiteIconName, siteIcons } from './siteIcons';

/** An icon in a document, or in a part of a flow that no script touches. */
export function SiteIcon({ name, size = 20 }: { name: SiteIconName; size?: IconSize }) {
  return <IconFrame size={size} d={siteIcons[name]} forward={name === 'arrowRight'} />;
}
