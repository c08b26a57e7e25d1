import { Section } from '@/components/marketing/Section';
import { Badge } from '@/components/ui/Badge';
import { hiringStages } from '@/lib/content/company/howWeHire';

export function Stages() {
  const { title, paidLabel, timeLabel, whoLabel, items } = hiringStages;
  return (
    <Section id="stages" title={title}>
      <ol className="list">
        {items.map((stage, index) => (
          <li key={stage.title} className={stage.paid ? 'paid' : undefined}>
            <span
              className="number in-middle medium-title strong-weight round-ends strong-tint"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="in-row wrapping gap-2 medium-title">
                {stage.title} {stage.paid ? <Badge tone="highlight">{paidLabel}</Badge> : null}
              </h3>
              <p className="lead-text above-3">{stage.text}</p>
            </div>
            <dl className="small-print">
              <dt>{timeLabel}</dt>
              <dd className="strong-weight">{stage.time}</dd>
              <dt>{whoLabel}</dt>
              <dd className="strong-weight">{stage.who}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <style jsx>{`
        li {
          position: relative;
          display: grid;
          grid-template-columns: 5.5rem minmax(0, 7fr) minmax(0, 3fr);
          gap: var(--space-2) var(--space-6);
          padding-bottom: var(--space-7);
        }

        li:not(:last-child)::before {
          position: absolute;
          top: 4.5rem;
          bottom: 0.5rem;
          left: 2.125rem;
          border-left: 3px dotted var(--color-border-strong);
          content: '';
        }

        .number {
          width: 4.25rem;
          height: 4.25rem;
        }

        .paid .number {
          background: var(--color-highlight);
          color: var(--color-on-highlight);
        }

        h3 {
          padding-top: var(--space-3);
        }

        p {
          max-width: 38rem;
        }

        dl {
          padding-top: var(--space-4);
        }

        dd + dt {
          margin-top: var(--space-2);
        }

        dd {
          color: var(--color-text);
        }

        @media (--below-wide) {
          li {
            grid-template-columns: 3.25rem minmax(0, 1fr);
            gap: var(--space-2) var(--space-4);
          }

          li:not(:last-child)::before {
            top: 3.5rem;
            left: 1.5rem;
          }

          .number {
            width: 3.25rem;
            height: 3.25rem;
          }

          dl {
            display: grid;
            grid-column: 2;
            grid-template-columns: auto 1fr;
            gap: 0 var(--space-3);
            padding-top: 0;
          }

          dd + dt {
            margin-top: 0;
          }
        }
      `}</style>
    </Section>
  );
}
