import { Container } from '@/components/ui/Container';
import { updatesByMonth } from '@/lib/content/company/updates';
import { monthAndYear } from '@/lib/content/days';
import { SystemFilter } from './SystemFilter';
import { UpdateEntry } from './UpdateEntry';

/** Every change, by month. The filter is a group of radio buttons that the style sheet reads, so it needs no script. */
export function UpdateList() {
  return (
    <Container>
      <div className="two-columns updates">
        <SystemFilter />
        <div className="months">
          {updatesByMonth().map(([month, entries]) => (
            <section key={month} className="month" aria-labelledby={`month-${month}`}>
              <h2 id={`month-${month}`}>{monthAndYear(month)}</h2>
              <ol className="entries">
                {entries.map((entry) => (
                  <UpdateEntry key={entry.id} update={entry} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <style jsx global>{`
        /* What the filter hides: entries that are not for the chosen system, then months without any left. An
           entry that the URL links to is always shown. */
        .updates:has(#system-ios:checked) .update:not(.ios, :target),
        .updates:has(#system-android:checked) .update:not(.android, :target),
        .updates:has(#system-mac:checked) .update:not(.mac, :target),
        .updates:has(#system-windows:checked) .update:not(.windows, :target),
        .updates:has(#system-web:checked) .update:not(.web, :target),
        .updates:has(#system-ios:checked) .month:not(:has(.ios, :target)),
        .updates:has(#system-android:checked) .month:not(:has(.android, :target)),
        .updates:has(#system-mac:checked) .month:not(:has(.mac, :target)),
        .updates:has(#system-windows:checked) .month:not(:has(.windows, :target)),
        .updates:has(#system-web:checked) .month:not(:has(.web, :target)) {
          display: none;
        }
      `}</style>
      <style jsx>{`
        .updates {
          --first: 3fr;
          --second: 9fr;
          gap: var(--space-6) var(--space-8);
          padding-block: var(--space-9) var(--space-section);
        }

        .month {
          position: relative;
          padding: 0 0 var(--space-8) 2.5rem;
        }

        .month::before {
          position: absolute;
          top: 0.5rem;
          bottom: -0.5rem;
          left: 0.4375rem;
          width: 2px;
          background: var(--color-border);
          content: '';
        }

        .month:last-child::before {
          bottom: 0;
          background: linear-gradient(var(--color-border), transparent);
        }

        .month::after {
          position: absolute;
          top: 0.5rem;
          left: 0;
          width: 1rem;
          height: 1rem;
          border: 3px solid var(--color-surface);
          border-radius: var(--radius-round);
          background: var(--color-accent);
          content: '';
        }

        h2 {
          margin-bottom: var(--space-4);
          font-size: var(--text-title-2);
        }

        /* Months are written small in some languages. */
        h2::first-letter {
          text-transform: uppercase;
        }

        @media (--below-wide) {
          .updates {
            padding-top: var(--space-6);
          }
        }
      `}</style>
    </Container>
  );
}
