import { Mark } from '@/components/ui/icons/Mark';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { brand } from '@/lib/content/brand';
import { interfaceWords } from '@/lib/content/site/interface';

/** The mark and the name, linking to the home page. A press can be counted under an event. */
export function Logo({ event }: { event?: string }) {
  return (
    <a href="/" data-event={event}>
      <Mark size={40} />
      <span className="name">{brand.name}</span>
      <VisuallyHidden>, {interfaceWords.homeLink}</VisuallyHidden>
      <style jsx>{`
        a {
          display: inline-flex;
          align-items: center;
          gap: 0.625rem;
          min-height: 2.75rem;
          color: var(--color-text);
          text-decoration: none;
        }

        .name {
          font-size: 1.5rem;
          font-weight: var(--weight-bold);
          letter-spacing: -0.04em;
          line-height: 1;
        }
      `}</style>
    </a>
  );
}
