import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { buildOrigin } from '@/lib/attribution/origin';
import { targetLink } from '@/lib/attribution/targetLink';
import type { DownloadTarget } from '@/lib/content/site/downloadTarget';
import { localUrl } from '@/lib/content/site/languages/localUrl';

type Props = {
  destination: { target: DownloadTarget } | { page: string };
  /** Page and placement in its origin, and the page's name in the event catalog, unless what is around names both. */
  page?: string;
  placement?: string;
  event?: string;
  look?: 'primary' | 'secondary' | 'text';
  /** Links directly to the store of the visitor's browser when that is known. */
  extension?: boolean;
  children: ReactNode;
};

const files: readonly DownloadTarget[] = [
  'mac',
  'windows',
  'windowsPackage',
  'windowsPreview',
  'androidPackage',
];

/**
 * A link to an installation. When it is used, the origin of the visit, or else of the link's own placement, is added to
 * its URL (enhance/counting/propagatedOrigin); without a script the URL works as it is.
 */
export function DownloadLink({
  destination,
  page,
  placement,
  event,
  look = 'text',
  extension,
  children,
}: Props) {
  const target = 'target' in destination ? destination.target : null;
  const link = {
    href: 'target' in destination ? targetLink(destination.target) : localUrl(destination.page),
    'data-origin': page && buildOrigin({ entry: page, source: 'website', content: placement }),
    'data-event': event && `page.${event}.download.click`,
    'data-download-file': target && files.includes(target) ? '' : undefined,
    'data-extension-link': extension ? '' : undefined,
  };
  if (look === 'text') return <a {...link}>{children}</a>;
  return (
    <ButtonLink {...link} variant={look}>
      {children}
    </ButtonLink>
  );
}
