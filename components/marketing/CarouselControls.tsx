import { SiteIcon } from '@/components/ui/icons/SiteIcon';

type Props = {
  total: number;
  /** What is said on a first slide that is not counted, such as a cover. */
  cover?: string;
  words: { previous: string; next: string; position: (slide: number, total: number) => string };
  /** For a carousel that moves by itself: the labels of the button that pauses and resumes it. */
  pause?: { pause: string; play: string };
  event?: string;
};

/** Buttons and position of a carousel, and the row of its slides; enhance/lists/carousel shows the buttons. */
export function CarouselControls({ total, cover, words, pause, event }: Props) {
  return (
    <div className="controls in-row gap-2" data-needs-script="" data-screen-only="">
      <p
        className="muted"
        role="status"
        data-carousel-position={words.position(0, total)}
        data-carousel-cover={cover}
      >
        {cover ?? words.position(1, total)}
      </p>
      {pause ? (
        <button className="in-middle round-ends" type="button" data-carousel-pause={pause.play} hidden>
          <i aria-hidden="true" />
          <span className="spoken">{pause.pause}</span>
        </button>
      ) : null}
      <button
        className="in-middle round-ends"
        type="button"
        aria-disabled="true"
        data-carousel-step="-1"
        data-event={event}
      >
        <span className="turned">
          <SiteIcon name="arrowRight" size={24} />
        </span>
        <span className="spoken">{words.previous}</span>
      </button>
      <button className="in-middle round-ends" type="button" data-carousel-step="1" data-event={event}>
        <SiteIcon name="arrowRight" size={24} />
        <span className="spoken">{words.next}</span>
      </button>
      <style jsx global>{`
        [data-carousel-slides] {
          overflow-x: auto;
          scroll-snap-type: x mandatory;
          scrollbar-width: none;
        }

        [data-carousel-slides] > li {
          scroll-snap-align: start;
        }

        html:not([data-script]) [data-carousel-slides] {
          scrollbar-width: thin;
        }

        @media print {
          [data-carousel-slides] {
            display: block;
          }
        }
      `}</style>
      <style jsx>{`
        p {
          min-width: 4.75rem;
          margin-right: var(--space-2);
          font-variant-numeric: tabular-nums;
          text-align: end;
        }

        button {
          width: 3.25rem;
          height: 3.25rem;
          border: 1px solid var(--color-border-strong);
          background: none;
        }

        button:hover {
          border-color: var(--color-accent-text);
          color: var(--color-accent-text);
        }

        button:focus-visible {
          border-radius: var(--radius-round);
        }

        button[aria-disabled='true'] {
          opacity: 0.5;
        }

        .turned {
          rotate: 180deg;
        }

        i {
          width: 0.75rem;
          height: 0.875rem;
          border: solid currentColor;
          border-width: 0 0.25rem;
        }

        button[data-stopped] i {
          width: 0;
          border-color: transparent transparent transparent currentColor;
          border-width: 0.4375rem 0 0.4375rem 0.75rem;
          translate: 0.125rem;
        }

        @media (--below-narrow) {
          .controls {
            width: 100%;
          }

          p {
            margin-right: auto;
            text-align: start;
          }
        }
      `}</style>
    </div>
  );
}
