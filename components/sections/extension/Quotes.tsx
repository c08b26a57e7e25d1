import { CarouselControls } from '@/components/marketing/CarouselControls';
import type { OwnQuote } from '@/lib/content/home/quotes';
import { quotesWords } from '@/lib/content/home/quoteWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/**
 * Our own statements, each with the document that contains it. Without a script it is a list that scrolls sideways and
 * snaps; with one it has buttons and a position, and moves by itself until somebody stops it (enhance/lists/carousel).
 */
export function Quotes({ quotes }: { quotes: readonly OwnQuote[] }) {
  const { label, title, roleDescription, list } = quotesWords;
  return (
    <section
      className="band deep"
      aria-label={label}
      aria-roledescription={roleDescription}
      data-carousel=""
      data-carousel-every="8000"
    >
      <div className="page-column">
        <div className="top in-row apart wrapping gap-4 below-6">
          <h2 className="muted medium-weight">{title}</h2>
          <CarouselControls total={quotes.length} words={quotesWords} pause={quotesWords} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
        <ul className="slides side-by-side gap-6" tabIndex={0} aria-label={list} data-carousel-slides="">
          {quotes.map(({ text, source, href }) => (
            <li key={text}>
              <blockquote>{text}</blockquote>
              <a href={localUrl(href)}>{source}</a>
            </li>
          ))}
        </ul>
      </div>
      <style jsx>{`
        .top {
          min-height: 3.25rem;
        }

        h2 {
          font-size: var(--text-lead);
          letter-spacing: 0;
        }

        .slides:focus-visible {
          outline-offset: 0.5rem;
        }

        .slides :global(li) {
          display: flex;
          flex: 0 0 100%;
          flex-direction: column;
          gap: var(--space-6);
        }

        .slides :global(blockquote) {
          max-width: 16.25em;
          font-size: min(clamp(1.75rem, 1rem + 3vw, 3.5rem), 12vw);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-display);
          line-height: 1.12;
          text-wrap: balance;
        }

        .slides :global(a) {
          display: inline-flex;
          align-items: center;
          align-self: start;
          min-height: 2.75rem;
          font-weight: var(--weight-medium);
        }

        @media (--from-wide) {
          .slides :global(blockquote) {
            max-width: 20.3em;
          }
        }

        @media print {
          .slides :global(blockquote) {
            max-width: none;
            font-size: inherit;
          }
        }
      `}</style>
    </section>
  );
}
