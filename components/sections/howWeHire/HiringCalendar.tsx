import { Container } from '@/components/ui/Container';
import { hiringCalendar, hiringStages } from '@/lib/content/howWeHire';

/** How the weeks of a usual course are spread over the stages. */
export function HiringCalendar() {
  const { title, text, weeks, label } = hiringCalendar;
  const total = weeks.reduce((sum, count) => sum + count, 0);
  return (
    <section className="calendar deep" aria-labelledby="calendar-title">
      <Container>
        <div className="columns">
          <h2 id="calendar-title">{title}</h2>
          <p>{text}</p>
        </div>
        <svg viewBox="0 0 1000 70" role="img" aria-label={label}>
          {weeks.map((count, index) => {
            const before = weeks.slice(0, index).reduce((sum, one) => sum + one, 0);
            const x = (before / total) * 1000;
            const width = (count / total) * 1000 - 8;
            const stage = hiringStages.items[index];
            return (
              <g key={stage?.title}>
                <rect className={stage?.paid ? 'paid' : 'stage'} x={x} width={width} height="70" rx="14" />
                <text className={stage?.paid ? 'on-paid' : undefined} x={x + width / 2} y="44">
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </Container>
      <style jsx>{`
        .calendar {
          padding-block: clamp(3rem, 2rem + 4vw, 6rem);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          gap: var(--space-4) var(--space-9);
          margin-bottom: var(--space-7);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
        }

        p {
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        svg {
          width: 100%;
        }

        .stage {
          fill: var(--color-border);
        }

        .paid {
          fill: var(--color-highlight);
        }

        text {
          fill: var(--color-text);
          font-size: 26px;
          font-weight: 700;
          text-anchor: middle;
        }

        .on-paid {
          fill: var(--color-on-highlight);
        }

        @media (max-width: 48rem) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
