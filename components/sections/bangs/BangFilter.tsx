import { searchFieldStyles } from '@/components/ui/forms/searchFieldStyles';
import { bangs } from '@/lib/content/search/allBangs';
import { bangList } from '@/lib/content/search/bangPage';

/** The field that filters the list of bangs, and how many it leaves; it stays in view. */
export function BangFilter() {
  const { filterLabel, filterPlaceholder, found } = bangList;
  return (
    <div className="filter" data-screen-only data-needs-script>
      <label className="field-label own-line small-text strong-weight" htmlFor="bang-filter">
        {filterLabel}
      </label>
      <div className="line in-row gap-3">
        <input
          id="bang-filter"
          className="search-field"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          placeholder={filterPlaceholder}
          aria-controls="bang-list"
          aria-describedby="bang-count"
        />
        <p
          className="small-print"
          id="bang-count"
          role="status"
          data-bang-count
          data-one={found(1)}
          data-many={found(0)}
        >
          {found(bangs.length)}
        </p>
      </div>
      <style jsx global>
        {searchFieldStyles}
      </style>
      <style jsx>{`
        .filter {
          position: sticky;
          z-index: 2;
          top: 0;
          padding-block: var(--space-4);
          background: var(--color-surface);
        }

        #bang-count {
          flex: none;
          font-variant-numeric: tabular-nums;
        }

        @media (--below-compact) {
          .line {
            display: grid;
            gap: var(--space-2);
          }
        }
      `}</style>
    </div>
  );
}
