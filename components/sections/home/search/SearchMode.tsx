import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { searchBoxWords } from '@/lib/content/home/searchBoxWords';

const modes = [
  { value: 'search', label: searchBoxWords.modeSearch, icon: 'search' },
  { value: 'ask', label: searchBoxWords.modeAsk, icon: 'chat' },
] as const;

/** Search or ask. Without a script, the form has a button for each instead. */
export function SearchMode() {
  return (
    <fieldset className="mode below-3 round-ends side-by-side strong-tint" data-needs-script="" data-ai="">
      <legend className="spoken">{searchBoxWords.mode}</legend>
      {modes.map(({ value, label, icon }) => (
        <label className="holder" key={value}>
          <input
            className="unseen-control"
            type="radio"
            name="mode"
            value={value}
            defaultChecked={value === 'search'}
            data-search-mode=""
          />
          <span>
            <SiteIcon name={icon} size={20} />
            {label}
          </span>
        </label>
      ))}
      <style jsx global>{`
        .search-box .mode {
          min-height: 2.75rem;
          padding: 0.1875rem;
        }

        html[data-ai-hidden] [data-ai] {
          visibility: hidden;
        }

        .search-box .mode span {
          display: flex;
          align-items: center;
          gap: 0.5rem;
          min-height: 2.375rem;
          padding-right: 1.125rem;
          padding-left: 1rem;
          border-radius: var(--radius-round);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        @media (--large-text) {
          .search-box .mode svg {
            display: none;
          }

          .search-box .mode span {
            padding-inline: 0.5rem;
          }
        }

        .search-box .mode label:hover span {
          color: var(--color-text);
        }

        .search-box .mode input:checked + span {
          background: var(--light, var(--color-surface-raised)) var(--dark, var(--color-accent));
          box-shadow: var(--shadow-low);
          color: var(--light, var(--color-accent-text)) var(--dark, var(--color-on-accent));
        }

        /* Beside the link to settings on a phone. */
        @media (--below-compact) {
          .search-box .mode span {
            padding-inline: 0.5rem;
          }
        }

        @media (forced-colors: active) {
          .search-box .mode input:checked + span {
            outline: 2px solid Highlight;
          }
        }
      `}</style>
    </fieldset>
  );
}
