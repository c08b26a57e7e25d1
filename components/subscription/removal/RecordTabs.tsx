import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { removalWords } from '@/lib/content/app/removal';
import type { DataBroker } from '@/lib/contract/native/brokerRemoval';
import type { RemovalRecords } from '@/lib/hooks/native/useRemovalRecords';
import { EmptyState } from './EmptyState';
import { RecordList } from './RecordList';
import { shortDate } from './shortDate';

type Ready = Extract<RemovalRecords, { state: 'ready' }>;
type Props = Pick<ComponentProps<typeof RecordList>, 'hidden' | 'onHide'> & {
  records: Ready;
  free: boolean;
};

/** The records by state, and the sites, as tabs: arrow keys move between them, as the ARIA pattern requires. */
export function RecordTabs({ records, free, hidden, onHide }: Props) {
  const names = free ? (['open', 'sites'] as const) : (['open', 'removed', 'sites'] as const);
  const [chosen, setChosen] = useState<'open' | 'removed' | 'sites'>('open');
  const tabNames: readonly string[] = names;
  const tabs = useRef<HTMLDivElement>(null);
  const words = removalWords.dashboard;

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const place = (tabNames.indexOf(chosen) + step + names.length) % names.length;
    setChosen(names[place] ?? 'open');
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  }

  const counts = { open: records.open.length, removed: records.removed.length, sites: records.sites.length };
  return (
    <div>
      <div ref={tabs} className="tabs gap-4" role="tablist" aria-label={words.tabsLabel} onKeyDown={move}>
        {names.map((name) => (
          <button
            className="small-print strong-weight own-size"
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="records"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {words.tabs[free && name === 'open' ? 'found' : name]} <span>{counts[name]}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel whose content takes no focus is reached itself */}
      <div id="records" className="panel" role="tabpanel" aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {chosen === 'sites' ? (
          <SiteList sites={records.sites} />
        ) : (
          <RecordList
            records={records[chosen]}
            empty={words.empty[free && chosen === 'open' ? 'free' : chosen]}
            hidden={hidden}
            onHide={onHide}
          />
        )}
      </div>
      <style jsx>{`
        .tabs {
          display: flex;
          overflow-x: auto;
          border-bottom: 1px solid var(--color-border);
        }

        button {
          min-height: 3rem;
          padding: 0 0.125rem;
          border: 0;
          border-bottom: 3px solid transparent;
          background: none;
        }

        button:focus-visible {
          outline-offset: -3px;
        }

        button[aria-selected='true'] {
          border-color: var(--color-accent);
          color: var(--color-text);
        }

        span {
          font-weight: var(--weight-regular);
        }

        .panel {
          padding-top: var(--space-2);
        }
      `}</style>
    </div>
  );
}

/** Every site that is searched, with the date of the last search. No links: nobody should be sent there. */
function SiteList({ sites }: { sites: readonly DataBroker[] }) {
  const words = removalWords.dashboard;
  if (sites.length === 0) return <EmptyState {...words.empty.sites} />;
  return (
    <ul className="sites in-column">
      {sites.map(({ name, url, date }) => (
        <li className="in-column line-below" key={url}>
          <span>{name}</span>
          <small className="muted">{date ? words.last(shortDate(date * 1000)) : words.unsearched}</small>
        </li>
      ))}
      <style jsx>{`
        .sites {
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
          column-gap: var(--space-6);
        }

        li {
          padding-block: var(--space-3);
          overflow-wrap: anywhere;
        }
      `}</style>
    </ul>
  );
}
