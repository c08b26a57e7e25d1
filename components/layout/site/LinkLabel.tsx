import { Badge } from '@/components/ui/Badge';
import { interfaceWords } from '@/lib/content/site/interface';
import { leadsElsewhere, type SiteLink } from '@/lib/content/site/links';
import { linkUrl } from './linkUrl';

/**
 * The content of a link in a link set: its text, its badge, and a note if it leaves the site. The style sheet draws the
 * sign for that, based on the URL: menu and footer contain dozens of links, on every page.
 */
export function LinkLabel({ link }: { link: SiteLink }) {
  return (
    <>
      {link.label}
      {link.badge ? (
        <span className={link.badgeShownTo ? `badged ${link.badgeShownTo}` : 'badged'}>
          {' '}
          <Badge tone="highlight">{link.badge}</Badge>
        </span>
      ) : null}
      {leadsElsewhere(linkUrl(link)) ? (
        <span className="spoken">({interfaceWords.opensElsewhere})</span>
      ) : null}
      <style jsx global>{`
        /* The sign is out of the flow, in a padding of the link, so that it never begins a line of its own. */
        .link-sets a[href^='http'] {
          padding-right: 1rem;
        }

        .link-sets a[href^='http']::after {
          position: absolute;
          width: 0.4375rem;
          height: 0.4375rem;
          margin-top: 0.375em;
          margin-left: 0.5rem;
          border: solid currentColor;
          border-width: 1.5px 1.5px 0 0;
          background: linear-gradient(to top left, transparent 43%, currentColor 43% 57%, transparent 57%);
          opacity: 0.55;
          content: '';
        }

        /* The face has narrow spaces. A wider space, unlike a margin, disappears where the badge begins a line. */
        .link-sets .badged {
          word-spacing: 0.125rem;
        }

        .link-sets .tone-highlight {
          word-spacing: normal;
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
