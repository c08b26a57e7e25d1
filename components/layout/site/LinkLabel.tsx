import { Badge } from '@/components/ui/Badge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { interfaceWords } from '@/lib/content/site/interface';
import { leadsElsewhere, type SiteLink } from '@/lib/content/site/links';
import { linkUrl } from './linkUrl';

/**
 * What a link of a link set says: its words, its badge, and that it leaves the site when it does. The sign for that is
 * drawn by the style sheet from the address: menu and footer hold dozens of links, on every page.
 */
export function LinkLabel({ link }: { link: SiteLink }) {
  return (
    <>
      {link.label}
      {link.badge ? (
        <>
          {' '}
          <Badge tone="highlight">{link.badge}</Badge>
        </>
      ) : null}
      {leadsElsewhere(linkUrl(link)) ? (
        <VisuallyHidden>({interfaceWords.opensElsewhere})</VisuallyHidden>
      ) : null}
      <style jsx global>{`
        .link-sets a[href^='http']::after {
          display: inline-block;
          width: 0.4375rem;
          height: 0.4375rem;
          margin-left: 0.5rem;
          border: solid currentColor;
          border-width: 1.5px 1.5px 0 0;
          background: linear-gradient(to top left, transparent 43%, currentColor 43% 57%, transparent 57%);
          opacity: 0.55;
          vertical-align: 0.125rem;
          content: '';
        }

        @media print {
          .link-sets a::after {
            display: none;
          }
        }
      `}</style>
    </>
  );
}
