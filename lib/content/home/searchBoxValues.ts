/** How many characters a search may have; the message in `searchBoxWords` says it too. */
export const maxSearchLength = 500;
/** Tells the search engine that the query came from this page. */
export const searchSource = 'h_';
/** Tells the chat by which way a visitor came. */
export const chatOrigin = 'funnel_home_website';
