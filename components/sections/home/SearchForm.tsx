import { SiteIcon } from '@/components/ui/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { brand } from '@/lib/content/brand';
import { homeHero } from '@/lib/content/home';

/** A plain form that leads to the search engine, with or without a script. */
export function SearchForm() {
  return (
    <search>
      <form action={brand.searchUrl} method="get">
        <label htmlFor="search-query">
          <VisuallyHidden>{homeHero.searchLabel}</VisuallyHidden>
        </label>
        <input
          id="search-query"
          type="search"
          name="q"
          placeholder={homeHero.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={500}
        />
        <input type="hidden" name="t" value={homeHero.searchSource} />
        <button type="submit">
          <SiteIcon name="search" size={24} />
          <span className="word">{homeHero.searchButton}</span>
        </button>
      </form>
      <style jsx>{`
        form {
          display: flex;
          width: min(40rem, 100%);
          height: 4rem;
          margin-inline: auto;
          padding: 0.375rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
        }

        form:focus-within {
          border-color: var(--color-accent);
          outline: 3px solid var(--color-focus);
          outline-offset: 2px;
        }

        input {
          flex: 1;
          min-width: 0;
          padding: 0 0.75rem 0 1.375rem;
          border: 0;
          border-radius: var(--radius-round);
          outline: none;
          background: none;
          font-size: 1.125rem;
        }

        input::placeholder {
          color: var(--color-text-muted);
          opacity: 1;
        }

        button {
          display: flex;
          align-items: center;
          gap: 0.5rem;
          padding-inline: 1.5rem;
          border: 0;
          border-radius: var(--radius-round);
          background: var(--button-primary-background);
          color: var(--button-primary-text);
          font-weight: var(--weight-semibold);
          cursor: pointer;
        }

        button:hover {
          background: var(--button-primary-background-hover);
        }

        button:focus-visible {
          border-radius: var(--radius-round);
          outline-color: var(--color-text);
          outline-offset: -5px;
        }

        @media (max-width: 30rem) {
          button {
            padding-inline: 0.875rem;
          }

          .word {
            position: absolute;
            clip-path: inset(50%);
            width: 1px;
            height: 1px;
            overflow: hidden;
          }

          input {
            padding-left: 1.125rem;
          }
        }

        @media print {
          form {
            display: none;
          }
        }
      `}</style>
    </search>
  );
}
