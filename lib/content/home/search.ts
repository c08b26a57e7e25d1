import { brand } from '../brand';

/** Words of the search box and what belongs to it. */
export const searchBoxWords = {
  label: 'Search the web in private',
  placeholder: 'Search in private',
  placeholderChat: `Ask ${brand.chat} in private`,
  submit: 'Search',
  ask: `Ask ${brand.chat}`,
  clear: 'Clear the search',
  mode: 'What to do with the words',
  modeSearch: 'Search',
  modeAsk: 'Ask AI',
  suggestions: 'Suggestions',
  /** Spoken when suggestions change; the number replaces the zero. */
  found: '0 suggestions. Choose with the arrow keys.',
  foundNone: '',
  take: 'Put it in the search box',
  /** The length typed replaces the zero. */
  tooLong: 'That is 0 characters, and a search takes up to 500. Please shorten it a little.',
  longest: 500,
  customise: 'Customise',
  customiseTitle: 'This search box',
  customiseLegend: 'Show here',
  customiseBoth: 'Search and AI chat',
  customiseSearch: 'Search alone',
  customiseNote: 'Kept in this browser. It hides AI from our search results too.',
  aiSettings: 'All settings about AI',
  done: 'Done',
  keys: 'Alt and Enter asks the AI chat at once.',
} as const;

/** Tells the search engine that the query came from this page. */
export const searchSource = 'h_';
/** Tells the chat by which way a visitor came. */
export const chatOrigin = 'funnel_home_website';
