import { Container } from '@/components/ui/Container';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { hiringCalendar, hiringStages } from '@/lib/content/howWeHire';

/** How the weeks of a usual course are spread over the stages. */
export function HiringCalendar() {
  const { title, text, weeks, weekCount, label } = hiringCalendar;
  return (
    <section className="calendar deep" aria-labelledby="calendar-title">
      <Container>
        <div className="columns">
          <h2 id="calendar-title">{title}</h2>
          <p>{text}</p>
        </div>
        <ol className="bar" aria-label={label}>
          {hiringStages.items.map(({ title: stage, paid }, index) => (
            <li key={stage} className={`weeks-${weeks[index]}${paid ? ' paid' : ''}`}>
              <VisuallyHidden>{stage}: </VisuallyHidden>
              {weekCount(weeks[index] ?? 1)}
            </li>
          ))}
        </ol>
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

        .bar {
          display: flex;
          gap: 4px;
        }

        li {
          flex: 1;
          padding: var(--space-4) 0;
          border-radius: var(--radius-small);
          background: var(--color-border);
          font-weight: var(--weight-semibold);
          text-align: center;
        }

        .weeks-2 {
          flex: 2;
        }

        .weeks-3 {
          flex: 3;
        }

        .paid {
          background: var(--color-highlight);
          color: var(--color-on-highlight);
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
