import { Icon } from '@/components/ui/icons/Icon';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { brand } from '@/lib/content/brand';
import { chatOrigin, searchBoxWords, searchSource } from '@/lib/content/home/search';
import { searchSettings } from '@/lib/content/search/searchSettings';
import { CustomiseSearch } from './CustomiseSearch';
import { SearchMode } from './SearchMode';
import { searchFormStyles } from './searchFormStyles';
import { suggestionStyles } from './suggestionStyles';

/** Cookies of the search settings, without their k; the script carries them into the search. */
const settings = Object.values(searchSettings)
  .map(({ parameter }) => parameter.slice(1))
  .join(' ');

/**
 * A plain form that leads to the search engine, or by its second button to the chat, with or without a script.
 * enhance/search/searchBox adds suggestions, the choice of the way, the clear button and the word about an endless query.
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
          {/* The first button is the one that Enter presses. */}
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
      <style jsx global>
        {searchFormStyles}
      </style>
      <style jsx global>
        {suggestionStyles}
      </style>
    </search>
  );
}
