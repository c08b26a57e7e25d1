import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { reading } from '@/lib/content/subscription/proReading';

export function Assurances() {
  return (
    <ul className="small-print in-column gap-3 line-above" data-screen-only>
      {reading.assurances.map(({ icon, text }) => (
        <li className="in-row gap-3" key={text}>
          <SiteIcon name={icon} />
          {text}
        </li>
      ))}
      <style jsx>{`
        ul {
          margin-top: clamp(var(--space-6), 4vw, var(--space-8));
          padding-top: var(--space-5);
        }

        li :global(svg) {
          color: var(--color-accent-text);
        }

        @media (--from-narrow) {
          ul {
            grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
            gap: var(--space-3) var(--space-6);
          }
        }
      `}</style>
    </ul>
  );
}
