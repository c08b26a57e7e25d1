import { Badge } from '@/components/ui/Badge';
import { interfaceWords } from '@/lib/content/site/interface';
import { type LinkSet, leadsElsewhere, type SiteLink } from '@/lib/content/site/links';
import { linkUrl } from './linkUrl';

/** The groups of links in menu and footer, inside an element `.link-sets`: they have no classes, as every page has dozens. */
export function LinkSets({ sets }: { sets: readonly LinkSet[] }) {
  return (
    <>
      {sets.map((set) => (
        <section key={set.title} className={set.main ? 'main' : undefined}>
          <h2>{set.title}</h2>
          <ul>
            {set.links.map((link) => (
              <li key={link.label} className={link.shownTo}>
                <a href={linkUrl(link)}>
                  <LinkLabel link={link} />
                  {set.main && link.description ? <small>{link.description}</small> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <style jsx global>{`
        .link-sets h2 {
          margin-bottom: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          letter-spacing: 0;
        }

        .link-sets a {
          color: var(--color-text);
          font-weight: var(--weight-medium);
          text-decoration: none;
        }

        .link-sets a:hover {
          color: var(--color-accent-text);
        }

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

/** Its text, its badge, and a note if it leaves the site, for which the style sheet draws a sign by the URL. */
function LinkLabel({ link }: { link: SiteLink }) {
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
    </>
  );
}
