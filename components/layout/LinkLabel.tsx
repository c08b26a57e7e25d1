import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { interfaceWords } from '@/lib/content/interface';
import { leadsElsewhere, type SiteLink } from '@/lib/content/links';

/** What a link of a link set says: its words, its badge, and that it leaves the site when it does. */
export function LinkLabel({ link }: { link: SiteLink }) {
  const elsewhere = leadsElsewhere(link.href) && !link.href.startsWith('mailto:');
  return (
    <span className="label">
      {link.label}
      {link.badge ? <Badge tone="highlight">{link.badge}</Badge> : null}
      {elsewhere ? (
        <>
          <span className="sign">
            <Icon name="external" size={16} />
          </span>
          <VisuallyHidden>({interfaceWords.opensElsewhere})</VisuallyHidden>
        </>
      ) : null}
      <style jsx>{`
        .label {
          display: inline-flex;
          align-items: center;
          gap: 0.5rem;
        }

        .sign {
          opacity: 0.6;
        }

        @media print {
          .sign {
            display: none;
          }
        }
      `}</style>
    </span>
  );
}
