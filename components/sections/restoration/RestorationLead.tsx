import { restorationWords } from '@/lib/content/app/appRestoration';
import { AdvisorPicture } from './AdvisorPicture';

/** A short introduction, with the picture of a call. */
export function RestorationLead() {
  const { eyebrow, title, lead } = restorationWords;
  return (
    <div className="lead">
      <p className="eyebrow">{eyebrow}</p>
      <h1 id="restoration-title">{title}</h1>
      <p className="lead-text text">{lead}</p>
      <div className="picture" data-screen-only>
        <AdvisorPicture />
      </div>
      <style jsx>{`
        h1 {
          max-width: 14em;
          margin-top: var(--space-2);
          font-size: min(clamp(2rem, 1.5rem + 2.6vw, 3.5rem), 12vw);
          letter-spacing: var(--tracking-display);
          line-height: 1.06;
        }

        .text {
          max-width: 36rem;
          margin-top: var(--space-4);
        }

        .picture {
          display: none;
          max-width: 34rem;
          margin-top: var(--space-6);
        }

        @media (--from-wide) {
          .picture {
            display: block;
          }
        }

        /* Inside an app the task comes first: the panel is within reach of the thumb. */
        :global([data-app]) h1 {
          font-size: min(clamp(1.75rem, 1.5rem + 1.4vw, 2.5rem), 12vw);
        }

        :global([data-app]) .text {
          font-size: var(--text-body);
        }
      `}</style>
    </div>
  );
}
