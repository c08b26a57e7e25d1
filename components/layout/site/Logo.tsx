import { Mark } from '@/components/ui/icons/Mark';
import { headerMarkId, MarkAgain } from '@/components/ui/icons/MarkAgain';
import { brand } from '@/lib/content/brand';
import { interfaceWords } from '@/lib/content/site/interface';
import { localUrl } from '@/lib/content/site/languages/localUrl';

type Props = {
  /** A press can be counted under an event. */
  event?: string;
  /** True for a second one on the page, below that of the header. */
  again?: boolean;
};

export function Logo({ event, again = false }: Props) {
  return (
    <a
      className="plain-link finger-sized"
      href={localUrl('/')}
      data-event={event}
      aria-label={`${brand.name}, ${interfaceWords.homeLink}`}
    >
      {again ? <MarkAgain size={40} /> : <Mark size={40} id={headerMarkId} />}
      <span className="name">{brand.name}</span>
      <style jsx>{`
        a {
          gap: 0.625rem;
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
