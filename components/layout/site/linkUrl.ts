import { targetLink } from '@/lib/attribution/targetLink';
import type { SiteLink } from '@/lib/content/site/links';
import { localUrl } from '@/lib/content/site/localUrl';

/** Where a link of a link set leads. */
export function linkUrl(link: SiteLink): string {
  return link.href === undefined ? targetLink(link.target) : localUrl(link.href);
}
