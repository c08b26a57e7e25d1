import { UpdateEntry } from '@/components/sections/updates/UpdateEntry';
import { Disclosure } from '@/components/ui/Disclosure';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import {
  earlierUpdates,
  recentUpdates,
  type Update,
  updateSystems,
  updatesByMonth,
} from '@/lib/content/company/updates';
import { systemNames, updatesWords } from '@/lib/content/company/updateWords';
import { monthAndYear } from '@/lib/content/days';

/** The newest changes by month, the earlier ones folded by year. The filter is radio buttons and style, no script. */
export function UpdateList() {
  return (
    <div className="page-column">
      <div className="two-columns updates">
        <SystemFilter />
        <div>
          <Months entries={recentUpdates} />
          {earlierUpdates.map(([year, entries]) => (
            <Disclosure key={year} title={updatesWords.earlier(year)}>
              <div className="above-4">
                <Months entries={entries} />
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
      <style jsx global>{`
        /* What the filter hides: entries that are not for the chosen system, then months without any left. An
           entry that the URL links to is always shown. */
        .updates:has([value='ios']:checked) .update:not(.ios, :target),
        .updates:has([value='android']:checked) .update:not(.android, :target),
        .updates:has([value='mac']:checked) .update:not(.mac, :target),
        .updates:has([value='windows']:checked) .update:not(.windows, :target),
        .updates:has([value='web']:checked) .update:not(.web, :target),
        .updates:has([value='site']:checked) .update:not(.site, :target),
        .updates:has([value='subscription']:checked) .update:not(.subscription, :target),
        .updates:has([value='ios']:checked) .month:not(:has(.ios, :target)),
        .updates:has([value='android']:checked) .month:not(:has(.android, :target)),
        .updates:has([value='mac']:checked) .month:not(:has(.mac, :target)),
        .updates:has([value='windows']:checked) .month:not(:has(.windows, :target)),
        .updates:has([value='subscription']:checked) .month:not(:has(.subscription, :target)),
        .updates:has([value='site']:checked) .month:not(:has(.site, :target)),
        .updates:has([value='web']:checked) .month:not(:has(.web, :target)) {
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

        @media (--below-wide) {
          .updates {
            padding-top: var(--space-6);
          }
        }
      `}</style>
    </div>
  );
}

function Months({ entries }: { entries: readonly Update[] }) {
  return (
    <>
      {updatesByMonth(entries).map(([month, changes]) => (
        <section key={month} className="month holder" aria-labelledby={`month-${changes[0]?.id}`}>
          <h2 className="below-4" id={`month-${changes[0]?.id}`}>
            {monthAndYear(month)}
          </h2>
          <ol className="entries">
            {changes.map((entry) => (
              <UpdateEntry key={entry.id} update={entry} />
            ))}
          </ol>
        </section>
      ))}
      <style jsx>{`
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
      `}</style>
    </>
  );
}

const choices = [
  { id: 'all', label: updatesWords.all },
  ...updateSystems.map((system) => ({ id: system, label: systemNames[system] })),
];

function SystemFilter() {
  return (
    <div className="filter">
      <ChoicePills
        name="system"
        legend={updatesWords.filter}
        legendClass="strong-weight below-3"
        options={choices}
      />
      <style jsx>{`
        .filter {
          position: sticky;
          top: calc(var(--header-height) + var(--space-4));
          align-self: start;
        }

        @media (--below-wide) {
          .filter {
            position: static;
          }
        }
      `}</style>
    </div>
  );
}
