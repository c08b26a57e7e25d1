import { Icon } from '@/components/ui/icons/Icon';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { brand } from '@/lib/content/brand';
import { chatOrigin, searchBoxWords, searchSource } from '@/lib/content/home/search';
import { searchSettings } from '@/lib/content/search/searchSettings';
import { CustomiseSearch } from './CustomiseSearch';
import { SearchMode } from './SearchMode';

/** Cookies of the search settings, without their k; the script passes them to the search. */
const settings = Object.values(searchSettings)
  .map(({ parameter }) => parameter.slice(1))
  .join(' ');

/**
 * A plain form that leads to the search engine or, with its second button, to the chat, with or without a script.
 * enhance/search/searchBox adds suggestions, the choice between the two, the clear button and the message about an
 * overlong query.
 */
export function SearchForm() {
  const words = searchBoxWords;
  return (
    <search className="search-box" data-search-box="" data-settings={settings}>
      <SearchMode />
      <form action={brand.searchUrl} method="get" data-event="page.home.search.submit">
        <div className="field">
          <label htmlFor="search-query">
            <VisuallyHidden>{words.label}</VisuallyHidden>
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
            data-longest={words.longest}
          />
          <input type="hidden" name="t" value={searchSource} />
          <button type="button" className="clear" hidden data-search-clear="">
            <Icon name="close" size={20} />
            <VisuallyHidden>{words.clear}</VisuallyHidden>
          </button>
          {/* Enter presses the first button. */}
          <button type="submit" className="go" data-search-go="">
            <SiteIcon name="search" size={24} />
            <span className="word">{words.submit}</span>
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
      </form>
      <CustomiseSearch />
      <style jsx global>{`
        .search-box {
          position: relative;
          display: block;
          width: min(42rem, 100%);
          margin-inline: auto;
          text-align: start;
        }

        .search-box .mode {
          display: inline-flex;
          min-height: 2.75rem;
          margin-bottom: var(--space-3);
          padding: 0.1875rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
        }

        .search-box .mode legend,
        .search-box .spoken {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }

        html[data-ai-hidden] [data-ai] {
          visibility: hidden;
        }

        .search-box .mode label {
          position: relative;
          cursor: pointer;
        }

        .search-box .mode input {
          position: absolute;
          inset: 0;
          margin: 0;
          opacity: 0;
          cursor: inherit;
        }

        .search-box .mode span {
          display: flex;
          align-items: center;
          gap: 0.5rem;
          min-height: 2.375rem;
          padding-right: 1.125rem;
          padding-left: 1rem;
          border-radius: var(--radius-round);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        .search-box .mode input:checked + span {
          background: var(--color-surface-raised);
          background: light-dark(var(--color-surface-raised), var(--art-middle));
          box-shadow: var(--shadow-low);
          color: var(--color-accent-text);
        }

        .search-box .mode input:focus-visible + span {
          outline: 3px solid var(--color-focus);
          outline-offset: 2px;
        }

        .search-box .customise {
          position: absolute;
          top: 0;
          right: 0;
        }

        .search-box .open {
          min-height: 2.75rem;
          padding-inline: 0.75rem;
          border: 0;
          border-radius: var(--radius-round);
          background: none;
          color: var(--color-text-muted);
          font-size: var(--text-small);
          text-decoration: underline;
          text-decoration-thickness: 0.08em;
          text-underline-offset: 0.25em;
          cursor: pointer;
        }

        .search-box .open:hover {
          color: var(--color-accent-text);
        }

        .search-box [popover] {
          inset: 0;
          width: min(24rem, 100vw - 2rem);
          margin: auto;
          padding: var(--space-6);
          border: 0;
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
          color: var(--color-text);
        }

        .search-box [popover]::backdrop {
          background: var(--color-backdrop);
        }

        .search-box [popover] legend {
          margin-block: var(--space-4) var(--space-1);
          font-weight: var(--weight-semibold);
        }

        .search-box [popover] label {
          display: flex;
          align-items: center;
          gap: var(--space-3);
          min-height: 2.75rem;
          cursor: pointer;
        }

        .search-box [popover] [type='radio'] {
          width: 1.25rem;
          height: 1.25rem;
          margin: 0;
          accent-color: var(--color-accent);
        }

        .search-box [popover] p {
          margin-block: var(--space-3);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        .search-box form {
          position: relative;
        }

        .search-box .field {
          display: flex;
          height: 4rem;
          padding: 0.375rem;
          border: 1px solid var(--color-border-strong);
          border-radius: 2rem;
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
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

        .search-box [type='search']::placeholder {
          color: var(--color-text-muted);
          opacity: 1;
        }

        .search-box .field button {
          display: flex;
          flex: none;
          align-items: center;
          gap: 0.5rem;
          border: 0;
          border-radius: var(--radius-round);
          font-weight: var(--weight-semibold);
          cursor: pointer;
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

        @media (forced-colors: active) {
          .search-box .mode input:checked + span,
          .search-box .suggestions [aria-selected='true'] {
            outline: 2px solid Highlight;
          }
        }

        @media (--below-compact) {
          .search-box .field .go {
            padding-inline: 0.875rem;
          }

          .search-box .field .word {
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

        @media print {
          .search-box {
            display: none;
          }
        }
      `}</style>
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
      `}</style>
    </search>
  );
}
