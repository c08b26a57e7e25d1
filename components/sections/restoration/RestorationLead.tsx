import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { restorationWords } from '@/lib/content/app/appRestoration';

/** A short introduction, with the picture of a call: the code on a slip of paper, the advisor, and a list of what gets done. */
export function RestorationLead() {
  const { eyebrow, title, lead } = restorationWords;
  return (
    <div className="lead">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="above-2" id="restoration-title">
        {title}
      </h1>
      <p className="lead-text text above-4">{lead}</p>
      <div className="picture above-6 clipped large-corners" data-screen-only>
        <CachedDrawing name="care-pictures.svg#call" />
      </div>
      <style jsx>{`
        h1 {
          max-width: 14em;
          font-size: min(clamp(2rem, 1.5rem + 2.6vw, 3.5rem), 12vw);
          letter-spacing: var(--tracking-display);
          line-height: 1.06;
        }

        .text {
          max-width: 36rem;
        }

        .picture {
          display: none;
          max-width: 34rem;
          background: var(--art-sky);
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
