import { targetLink } from '@/lib/attribution/targetLink';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { SiteLink } from '@/lib/content/site/links';

export function linkUrl(link: SiteLink): string {
  return link.href === undefined ? targetLink(link.target) : localUrl(link.href);
}
