import { removalWords } from '@/lib/content/app/removal';
import type { DataBroker } from '@/lib/contract/native/brokerRemoval';
import { EmptyState } from './EmptyState';
import { shortDate } from './shortDate';

/** Every site that is searched, with the date of the last search. No links: nobody should be sent there. */
export function SiteList({ sites }: { sites: readonly DataBroker[] }) {
  const words = removalWords.dashboard;
  if (sites.length === 0) return <EmptyState {...words.empty.sites} />;
  return (
    <ul className="sites">
      {sites.map(({ name, url, date }) => (
        <li key={url}>
          <span>{name}</span>
          <small className="muted">{date ? words.last(shortDate(date * 1000)) : words.unsearched}</small>
        </li>
      ))}
      <style jsx>{`
        .sites {
          display: grid;
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
          column-gap: var(--space-6);
        }

        li {
          display: grid;
          padding-block: var(--space-3);
          border-bottom: 1px solid var(--color-border);
          overflow-wrap: anywhere;
        }
      `}</style>
    </ul>
  );
}
