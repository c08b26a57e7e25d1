import { CarouselControls } from '@/components/marketing/CarouselControls';
import { timeline } from '@/lib/content/company/timeline';
import { type MilestoneWords, milestones, timelineWords } from '@/lib/content/company/timelineWords';
import { monthAndYear } from '@/lib/content/days';
import { TimelineSlide } from './TimelineSlide';
import { TimelineWater } from './TimelineWater';

/**
 * The company's story as a swim along the reeds. Without a script it is a list that scrolls sideways and snaps; with
 * one it also has buttons, a live position and keys (enhance/lists/carousel).
 */
export function Timeline() {
  const { label, title, introTitle, introText, list, roleDescription } = timelineWords;
  return (
    <section
      className="timeline clipped sky-ground"
      aria-label={label}
      aria-roledescription={roleDescription}
      data-carousel
    >
      <div className="page-column">
        <div className="top apart wrapping below-6">
          <h2 className="section-title">{title}</h2>
          <CarouselControls
            total={timeline.length}
            cover={timelineWords.cover}
            words={timelineWords}
            event="page.about.timeline.click"
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <ol className="slides gap-5 side-by-side" tabIndex={0} aria-label={list} data-carousel-slides>
        <TimelineSlide title={introTitle} text={introText} lead />
        {timeline.map((moment) => {
          const words: MilestoneWords = milestones[moment.id];
          const href = 'href' in moment ? moment.href : undefined;
          return <TimelineSlide key={moment.id} date={monthAndYear(moment.month)} {...words} href={href} />;
        })}
      </ol>
      <TimelineWater />
      <div className="page-column">
        <YearStrip years={timeline.map(({ month }) => Number(month.slice(0, 4)))} />
      </div>
      <style jsx global>{`
        .slides > li {
          display: flex;
          flex: none;
          flex-direction: column;
          width: min(21rem, 78vw);
          padding-bottom: 12.75rem;
          position: relative;
        }

        .slides > li > div {
          flex: 1;
          padding: var(--space-5);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-low);
        }

        .slides > .lead > div {
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        .slides small {
          display: block;
          margin-bottom: var(--space-2);
          color: var(--color-accent-text);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .slides h3 {
          font-size: 1.5rem;
        }

        .slides p {
          margin-top: var(--space-3);
          color: var(--color-text-muted);
        }

        /* Months are written small in some languages. */
        .slides small::first-letter {
          text-transform: uppercase;
        }

        .slides .lead h3 {
          font-size: 2rem;
        }

        .slides .lead p {
          color: inherit;
        }

        .slides a {
          display: inline-flex;
          align-items: center;
          min-height: 2.75rem;
          margin-top: var(--space-2);
          font-weight: var(--weight-semibold);
        }

        /* The reeds are two shapes, leaves and heads, each filled with its own art color of the theme. */
        .slides > :not(.lead)::before,
        .slides > :not(.lead)::after {
          position: absolute;
          right: var(--space-6);
          bottom: 0;
          width: 7.5rem;
          height: 13.75rem;
          background: var(--art-front);
          mask: url('/static-assets/backgrounds/reed-leaves.svg') 0 0 / 100% 100%;
          transform-origin: bottom;
          content: '';
        }

        .slides > :not(.lead)::after {
          background: var(--art-sand-deep);
          mask-image: url('/static-assets/backgrounds/reed-heads.svg');
        }

        .slides > :nth-child(3n)::before,
        .slides > :nth-child(3n)::after {
          scale: -1 1.25;
        }

        .year-strip {
          display: flex;
          min-height: 4rem;
          padding-block: var(--space-4);
          color: var(--color-text-muted);
          font-size: 0.6875rem;
          font-variant-numeric: tabular-nums;
          line-height: 1;
        }

        .year-strip > li {
          flex: 1;
          min-width: 0;
          white-space: nowrap;
        }

        .year-strip > li::before {
          display: block;
          width: 0.5rem;
          height: 0.5rem;
          margin-bottom: var(--space-2);
          border-radius: var(--radius-round);
          background: var(--color-border-strong);
          content: '';
        }

        .year-strip > .current {
          color: var(--color-text);
          font-weight: var(--weight-semibold);
        }

        .year-strip > .current::before {
          background: var(--color-accent);
          box-shadow: 0 0 0 0.25rem var(--art-middle);
        }

        @media (--below-wide) {
          .year-strip {
            min-height: 2.5rem;
            font-size: 0;
          }

          .year-strip > li::before {
            width: 0.3125rem;
            height: 0.3125rem;
          }
        }

        @media print {
          .slides > li {
            width: auto;
            padding: 0;
            margin-bottom: var(--space-4);
            break-inside: avoid;
          }

          .slides > .lead > div {
            background: none;
            color: inherit;
          }

          .slides > :not(.lead)::before,
          .slides > :not(.lead)::after,
          .year-strip {
            display: none;
          }
        }
      `}</style>
      <style jsx>{`
        .timeline {
          padding-top: var(--space-section);
        }

        .top {
          align-items: end;
          gap: var(--space-4) var(--space-6);
          min-height: 3.25rem;
        }

        .slides {
          --edge: max(var(--space-gutter), calc((100% - var(--width-content)) / 2));
          padding-inline: var(--edge) calc(100% - var(--edge) - min(21rem, 78vw));
          padding-block: var(--space-2) 0;
          scroll-padding-inline: var(--edge);
        }

        .slides:focus-visible {
          outline-offset: -4px;
        }

        @media print {
          /* Without the room at the end that lets the last slide come to the front. */
          .slides {
            columns: 2;
            overflow: visible;
            padding-inline: var(--edge);
          }
        }
      `}</style>
    </section>
  );
}

/** One dot per slide, with the year at its first moment. It draws the position, which is also given in text. */
function YearStrip({ years }: { years: readonly number[] }) {
  const dots = [null, ...years].map((year, index) => ({
    index,
    year: years[index - 2] === year ? null : year,
  }));
  return (
    <ol className="year-strip" aria-hidden="true" data-carousel-strip>
      {dots.map(({ index, year }) => (
        <li key={index} className={index === 0 ? 'current' : undefined}>
          {year}
        </li>
      ))}
    </ol>
  );
}
