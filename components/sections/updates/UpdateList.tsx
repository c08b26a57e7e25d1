import { SystemFilter } from '@/components/sections/updates/SystemFilter';
import { dayAndMonth, type Update, updatesByMonth } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';
import { monthAndYear } from '@/lib/content/days';

/** Every change, by month. The filter is a group of radio buttons that the style sheet reads, so it needs no script. */
export function UpdateList() {
  return (
    <div className="page-column">
      <div className="two-columns updates">
        <SystemFilter />
        <div className="months">
          {updatesByMonth().map(([month, entries]) => (
            <section key={month} className="month holder" aria-labelledby={`month-${month}`}>
              <h2 className="below-4" id={`month-${month}`}>
                {monthAndYear(month)}
              </h2>
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
    </div>
  );
}

function UpdateEntry({ update: { id, name, date, systems } }: { update: Update }) {
  const { title, text } = updateTexts[name];
  return (
    <li id={id} className={['update', ...systems].join(' ')}>
      <p className="when small-text">
        <a className="muted" href={`#${id}`}>
          <time dateTime={date}>{dayAndMonth(date)}</time>
          <span className="spoken">
            {' '}
            {updatesWords.permalink}: {title}
          </span>
        </a>
      </p>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <ul className="systems">
          {systems.map((system) => (
            <li key={system}>{systemNames[system]}</li>
          ))}
        </ul>
      </div>
      <style jsx>{`
        .update {
          display: grid;
          grid-template-columns: 8.5rem minmax(0, 1fr);
          gap: var(--space-2) var(--space-5);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
          scroll-margin-top: var(--header-height);
        }

        .update:target {
          margin-inline: calc(-1 * var(--space-4));
          padding-inline: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-highlight-surface);
        }

        .when a {
          text-decoration: none;
        }

        .when a:hover {
          text-decoration: underline;
        }

        h3 + p {
          max-width: 38rem;
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        .systems {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-1) var(--space-2);
          margin-top: var(--space-3);
        }

        .systems li {
          padding: 0.125rem 0.625rem;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-round);
          font-size: var(--text-caption);
          font-weight: var(--weight-medium);
        }

        @media (--below-narrow) {
          .update {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </li>
  );
}
