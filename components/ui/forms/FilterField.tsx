import { searchFieldStyles } from '@/components/ui/forms/searchFieldStyles';

type Props = {
  id: string;
  label: string;
  placeholder: string;
  /** The id of the list that is filtered. */
  list: string;
  /** How many matches there are. Of the numbers from two on, the page brings the words for two. */
  found: (count: number) => string;
  /** How many there are in all, where that is said as well. */
  total?: number;
};

/**
 * The field above a list that enhance/lists/listFilter filters as somebody types, with the number of matches beside it.
 * Without a script it is left out, as the whole list is on the page.
 */
export function FilterField({ id, label, placeholder, list, found, total }: Props) {
  return (
    <search data-screen-only data-needs-script>
      <form>
        <label className="field-label own-line small-text strong-weight" htmlFor={id}>
          {label}
        </label>
        <div className="line in-row wrapping">
          <input
            id={id}
            className="search-field"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            placeholder={placeholder}
            aria-controls={list}
            aria-describedby={`${id}-count`}
            data-filter-field
          />
          <p
            className="small-print"
            id={`${id}-count`}
            role="status"
            data-filter-count
            data-none={found(0)}
            data-one={found(1)}
            data-many={found(2)}
          >
            {total === undefined ? null : found(total)}
          </p>
        </div>
      </form>
      <style jsx global>
        {searchFieldStyles}
      </style>
      <style jsx>{`
        .line {
          gap: var(--space-2) var(--space-4);
          min-height: var(--field-height);
        }

        p {
          min-width: 6rem;
          font-variant-numeric: tabular-nums;
        }
      `}</style>
    </search>
  );
}
