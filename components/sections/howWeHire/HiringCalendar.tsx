import { Section } from '@/components/marketing/Section';
import { hiringWeeks } from '@/lib/content/company/hiringWeeks';
import { hiringCalendar, hiringStages } from '@/lib/content/company/howWeHire';

/** How the weeks of a typical hiring process are divided among its stages. */
export function HiringCalendar() {
  const { title, text, weekCount, label } = hiringCalendar;
  return (
    <Section id="calendar" title={title} lead={text} tone="deep">
      <ol className="bar side-by-side" aria-label={label}>
        {hiringStages.items.map(({ title: stage, paid }, index) => (
          <li key={stage} className={`weeks-${hiringWeeks[index]} in-column gap-5${paid ? ' paid' : ''}`}>
            <span className="stage medium-title strong-weight" aria-hidden="true">
              {index + 1}
            </span>
            <span className="spoken">{stage}: </span>
            <span className="strong-weight">{weekCount(hiringWeeks[index] ?? 1)}</span>
          </li>
        ))}
      </ol>
      <style jsx>{`
        .bar {
          gap: 4px;
        }

        li {
          flex: 1;
          min-width: 0;
          padding: var(--space-4);
          border-radius: var(--radius-small);
          background: var(--color-border);
        }

        .stage {
          letter-spacing: var(--tracking-display);
          line-height: 1;
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

        @media (--below-wide) {
          /* Vertical on narrow screens: a week is then a horizontal length, and each row has room for its text. */
          .bar {
            flex-direction: column;
          }

          li {
            grid-template-columns: 2rem auto;
            align-items: center;
            gap: 0;
            width: 48%;
            padding: var(--space-3) var(--space-4);
          }

          .stage {
            font-size: inherit;
          }

          .weeks-2 {
            width: 70%;
          }

          .weeks-3 {
            width: 100%;
          }
        }
      `}</style>
    </Section>
  );
}
