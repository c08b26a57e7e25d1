import { searchBoxWords } from '@/lib/content/home/searchBoxWords';

/** What enhance/search/searchBox fills: phrases to choose from, and what it has to say about the query. */
export function SearchSuggestions() {
  const words = searchBoxWords;
  return (
    <>
      <ul
        id="search-suggestions"
        className="suggestions"
        aria-label={words.suggestions}
        data-take={words.take}
        data-search-suggestions=""
        hidden
      />
      <p id="search-message" className="message" role="alert" data-too-long={words.tooLong} />
      <p className="spoken" role="status" data-found={words.found} data-search-status="" />
      <style jsx global>{`
        .search-box .suggestions,
        .search-box .message:not(:empty) {
          position: absolute;
          z-index: 5;
          top: calc(100% + 0.5rem);
          right: 0;
          left: 0;
          padding: 0.5rem;
          border: 1px solid var(--color-border);
          border-radius: 1.25rem;
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
        }

        .search-box .message:not(:empty) {
          padding: 0.75rem 1.375rem;
          border-color: var(--color-danger-text);
          color: var(--color-danger-text);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        .search-box .suggestions li {
          display: flex;
          align-items: center;
          min-height: 2.75rem;
          padding-left: 0.875rem;
          border-radius: 0.875rem;
          line-height: 1.3;
          cursor: pointer;
        }

        .search-box .suggestions [aria-selected='true'],
        .search-box .suggestions li:hover {
          background: var(--color-surface-tint-strong);
        }

        .search-box .suggestions span {
          flex: 1;
          min-width: 0;
        }

        /* The arrow that puts a phrase into the field, pointing up toward it. */
        .search-box .suggestions i {
          display: grid;
          place-items: center;
          flex: none;
          width: 2.75rem;
          height: 2.75rem;
          border-radius: var(--radius-round);
        }

        .search-box .suggestions i::before {
          width: 0.5625rem;
          height: 0.5625rem;
          border: solid var(--color-text-muted);
          border-width: 2px 0 0 2px;
          background: linear-gradient(
            to top right,
            transparent 44%,
            var(--color-text-muted) 44% 56%,
            transparent 56%
          );
          content: '';
        }

        .search-box .suggestions i:hover {
          background: var(--color-surface);
        }

        @media (forced-colors: active) {
          .search-box .suggestions [aria-selected='true'] {
            outline: 2px solid Highlight;
          }
        }
      `}</style>
    </>
  );
}
