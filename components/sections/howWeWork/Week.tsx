import { Section } from '@/components/marketing/Section';
import { workWeek } from '@/lib/content/company/howWeWork';
import { week } from '@/lib/content/company/week';

/** Five days as columns of eight hours, by their purpose. */
export function Week() {
  const { title, lead, days, activities, kinds, hourLabel } = workWeek;
  return (
    <Section id="week" title={title} lead={lead} tone="tint">
      <ol className="days gap-3 in-column">
        {week.map((blocks, index) => (
          <li key={days[index]}>
            <h3 className="small-text below-2">{days[index]}</h3>
            <ul className="blocks in-column">
              {blocks.map(({ kind, activity, hours }) => (
                <li key={activity} className={`${kind} h${hours}`}>
                  {activities[activity]} <span>{hourLabel(hours)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ul className="legend wrapping small-text above-5">
        {Object.entries(kinds).map(([kind, label]) => (
          <li className="in-row gap-2" key={kind}>
            <span className={kind} />
            {label}
          </li>
        ))}
      </ul>
      <style jsx>{`
        .days {
          grid-template-columns: repeat(5, minmax(0, 1fr));
        }

        .blocks {
          grid-template-rows: repeat(8, minmax(2.75rem, auto));
          gap: 3px;
        }

        .blocks li {
          padding: 0.625rem 0.75rem;
          border-radius: var(--radius-small);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          line-height: 1.25;
        }

        .blocks span {
          font-weight: var(--weight-regular);
          white-space: nowrap;
        }

        .h2 {
          grid-row: span 2;
        }

        .h3 {
          grid-row: span 3;
        }

        .h4 {
          grid-row: span 4;
        }

        .h5 {
          grid-row: span 5;
        }

        .h6 {
          grid-row: span 6;
        }

        .h8 {
          grid-row: span 8;
        }

        .focus {
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        .answer {
          background: var(--color-surface-tint-strong);
          color: var(--color-text);
        }

        .together {
          background: var(--color-highlight);
          color: var(--color-on-highlight);
        }

        .off {
          background: repeating-linear-gradient(
            -45deg,
            transparent 0 6px,
            var(--color-border) 6px 7px
          );
        }

        .legend {
          gap: var(--space-2) var(--space-5);
        }

        .legend span {
          width: 1.25rem;
          height: 1.25rem;
          border: 1px solid var(--color-border);
          border-radius: 0.25rem;
        }

        @media (--below-wide) {
          .days {
            grid-template-columns: minmax(0, 1fr);
            gap: var(--space-5);
          }

          .blocks {
            grid-template-columns: repeat(8, minmax(0, 1fr));
            grid-template-rows: none;
          }

          .blocks li {
            grid-row: auto;
            grid-column: 1 / -1;
          }
        }
      `}</style>
    </Section>
  );
}
