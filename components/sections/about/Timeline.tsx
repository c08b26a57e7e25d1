import { Container } from '@/components/ui/Container';
import { timeline, timelineWords } from '@/lib/content/company/timeline';
import { Bird } from './Bird';
import { slideStyles } from './slideStyles';
import { TimelineControls } from './TimelineControls';
import { TimelineSlide } from './TimelineSlide';
import { YearStrip } from './YearStrip';

/**
 * The company's story as a swim along the reeds. Without a script it is a list that scrolls sideways and snaps; with
 * one it also has buttons, a live position and keys (enhance/lists/carousel).
 */
export function Timeline() {
  const { label, title, introTitle, introText, list, roleDescription } = timelineWords;
  return (
    <section className="timeline" aria-label={label} aria-roledescription={roleDescription} data-carousel>
      <Container>
        <div className="top">
          <h2 className="section-title">{title}</h2>
          <TimelineControls total={timeline.length + 1} />
        </div>
      </Container>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ol className="slides" tabIndex={0} aria-label={list} data-carousel-slides>
        <TimelineSlide title={introTitle} text={introText} lead />
        {timeline.map((event) => (
          <TimelineSlide key={event.title} {...event} />
        ))}
      </ol>
      <div className="water" aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 1440 150" preserveAspectRatio="none">
          <path
            className="near"
            d="M0 46c90-34 270-44 400-14s230 34 380 2 210-30 330-4 230 22 330-8v128H0z"
          />
          <path className="front" d="M0 84c160-26 330-22 500-4s330 18 520-4 300-14 420 4v70H0z" />
        </svg>
        <span className="duck">
          <Bird />
        </span>
      </div>
      <Container>
        <YearStrip years={timeline.map(({ year }) => year)} />
      </Container>
      <style jsx global>
        {slideStyles}
      </style>
      <style jsx>{`
        .timeline {
          padding-top: var(--space-section);
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .top {
          display: flex;
          flex-wrap: wrap;
          align-items: end;
          justify-content: space-between;
          gap: var(--space-4) var(--space-6);
          min-height: 3.25rem;
          margin-bottom: var(--space-6);
        }

        .slides {
          --edge: max(var(--space-gutter), calc((100% - var(--width-content)) / 2));

          display: flex;
          gap: var(--space-5);
          overflow-x: auto;
          padding-inline: var(--edge) calc(100% - var(--edge) - min(21rem, 78vw));
          padding-block: var(--space-2) 0;
          scroll-padding-inline: var(--edge);
          scroll-snap-type: x mandatory;
          scrollbar-width: none;
        }

        .slides:focus-visible {
          outline-offset: -4px;
        }

        html:not([data-script]) .slides {
          scrollbar-width: thin;
        }

        .water {
          position: relative;
          height: clamp(6rem, 4rem + 4vw, 9rem);
          margin-top: -3rem;
          pointer-events: none;
        }

        .water > svg {
          width: 100%;
          height: 100%;
        }

        .near {
          fill: var(--art-near);
        }

        .front {
          fill: var(--art-front);
        }

        .duck {
          position: absolute;
          bottom: 44%;
          left: max(var(--space-gutter), calc((100% - var(--width-content)) / 2));
          width: clamp(4.5rem, 3rem + 4vw, 7rem);
        }

        .duck > :global(svg) {
          width: 100%;
          height: auto;
        }

        @media (prefers-reduced-motion: no-preference) {
          .duck {
            transform-origin: 50% 90%;
            animation: bob 4s ease-in-out infinite alternate;
          }

          @keyframes bob {
            from {
              transform: rotate(-2deg);
            }

            to {
              transform: translateY(4px) rotate(2.5deg);
            }
          }
        }

        @media print {
          .slides {
            display: block;
            columns: 2;
          }

          .water {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
