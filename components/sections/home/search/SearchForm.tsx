import { Icon } from '@/components/ui/icons/Icon';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { brand } from '@/lib/content/brand';
import { chatOrigin, maxSearchLength, searchSource } from '@/lib/content/home/searchBoxValues';
import { searchBoxWords } from '@/lib/content/home/searchBoxWords';
import { searchSettings } from '@/lib/content/search/searchSettings';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { CustomizeSearch } from './CustomizeSearch';
import { SearchMode } from './SearchMode';
import { SearchSuggestions } from './SearchSuggestions';

/** Cookies of the search settings, without their k; the script passes them to the search. */
const settings = Object.values(searchSettings)
  .map(({ parameter }) => parameter.slice(1))
  .join(' ');

/**
 * A plain form that leads to the search engine or, with its second button, to the chat, with or without a script. Without
 * one, the home page itself leads a search on, with the settings that the visitor saved.
 * enhance/search/searchBox adds suggestions, the choice between the two, the clear button and the message about an
 * overlong query.
 */
export function SearchForm() {
  const words = searchBoxWords;
  return (
    <search className="search-box wrapping" data-screen-only data-search-box="" data-settings={settings}>
      <SearchMode />
      <CustomizeSearch />
      <form
        className="holder full-width"
        action={localUrl('/')}
        data-search-url={brand.searchUrl}
        method="get"
        data-event="page.home.search.submit"
      >
        <div className="field side-by-side high-shadow">
          <label htmlFor="search-query">
            <span className="spoken">{words.label}</span>
          </label>
          <input
            id="search-query"
            type="search"
            name="q"
            placeholder={words.placeholder}
            data-placeholder-ask={words.placeholderChat}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-message"
            data-max={maxSearchLength}
          />
          <input type="hidden" name="t" value={searchSource} />
          <button type="button" className="clear" hidden data-search-clear="">
            <Icon name="close" size={20} />
            <span className="spoken">{words.clear}</span>
          </button>
          {/* Enter presses the first button. */}
          <button type="submit" className="go" data-search-go="">
            <SiteIcon name="search" size={24} />
            <span className="word" data-ask={words.submitAsk}>
              {words.submit}
            </span>
          </button>
          <button
            type="submit"
            className="ask"
            name="origin"
            value={chatOrigin}
            formAction={brand.chatUrl}
            data-search-ask=""
          >
            {words.ask}
          </button>
        </div>
        <SearchSuggestions />
      </form>
      <style jsx global>{`
        /* The choices stand above the field: beside each other, or below each other where their words are long. */
        .search-box {
          justify-content: space-between;
          width: min(42rem, 100%);
          margin-inline: auto;
          text-align: start;
        }

        .search-box .field {
          height: 4rem;
          padding: 0.375rem;
          border: 1px solid var(--color-border-strong);
          border-radius: 2rem;
          background: var(--color-surface-raised);
        }

        .search-box .field:focus-within {
          border-color: var(--color-accent);
          outline: 3px solid var(--color-focus);
          outline-offset: 2px;
        }

        .search-box [type='search'] {
          flex: 1;
          min-width: 0;
          padding: 0 0.5rem 0 1.375rem;
          border: 0;
          outline: none;
          background: none;
          font-size: 1.125rem;
          appearance: none;
        }

        .search-box [type='search']::-webkit-search-cancel-button {
          display: none;
        }

        .search-box .field button {
          display: flex;
          flex: none;
          align-items: center;
          gap: 0.5rem;
          border: 0;
          border-radius: var(--radius-round);
          font-weight: var(--weight-semibold);
        }

        .search-box .field .clear {
          justify-content: center;
          width: 2.75rem;
          background: none;
          color: var(--color-text-muted);
        }

        .search-box .field .go {
          padding-inline: 1.5rem;
          background: var(--button-primary-background);
          color: var(--button-primary-text);
        }

        .search-box[data-mode='ask'] .go svg {
          display: none;
        }

        .search-box .field .go:hover {
          background: var(--button-primary-background-hover);
        }

        .search-box .field .ask {
          margin-left: 0.375rem;
          padding-inline: 1rem;
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
        }

        html[data-script] .search-box .field .ask {
          display: none;
        }

        .search-box .field button:focus-visible {
          outline-color: var(--color-text);
          outline-offset: -5px;
        }

        @media (--below-compact) {
          /* Beside the second button, which a script hides, the placeholder would be cut off. */
          html:not([data-script]) .search-box [type='search']::placeholder {
            opacity: 0;
          }

          .search-box .field .go {
            padding-inline: 0.875rem;
          }

          .search-box:not([data-mode='ask']) .word {
            position: absolute;
            clip-path: inset(50%);
            width: 1px;
            height: 1px;
            overflow: hidden;
          }

          .search-box [type='search'] {
            padding-left: 1.125rem;
          }
        }
      `}</style>
    </search>
  );
}
