import { Badge } from '@/components/ui/Badge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { interfaceWords } from '@/lib/content/interface';
import { leadsElsewhere, type SiteLink } from '@/lib/content/links';
import { linkAddress } from './linkAddress';

/**
 * What a link of a link set says: its words, its badge, and that it leaves the site when it does. The sign for that is
 * drawn by the style sheet: menu and footer hold dozens, on every page.
 */
export function LinkLabel({ link }: { link: SiteLink }) {
  const address = linkAddress(link);
  const elsewhere = leadsElsewhere(address) && !address.startsWith('mailto:');
  return (
    <span className={elsewhere ? 'label elsewhere' : 'label'}>
      {link.label}
      {link.badge ? <Badge tone="highlight">{link.badge}</Badge> : null}
      {elsewhere ? <VisuallyHidden>({interfaceWords.opensElsewhere})</VisuallyHidden> : null}
      <style jsx>{`
        .label {
          display: inline-flex;
          align-items: center;
          gap: 0.5rem;
        }

        .elsewhere::after {
          flex: none;
          width: 0.4375rem;
          height: 0.4375rem;
          border: solid currentColor;
          border-width: 1.5px 1.5px 0 0;
          opacity: 0.55;
          content: '';
        }

        @media print {
          .elsewhere::after {
            display: none;
          }
        }
      `}</style>
    </span>
  );
}
