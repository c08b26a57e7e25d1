import { brand } from '../brand';

/** Words of the search box and what belongs to it. */
export const searchBoxWords = {
  label: 'Search the web privately',
  placeholder: 'Search privately',
  placeholderChat: `Ask ${brand.chat} privately`,
  submit: 'Search',
  submitAsk: 'Ask',
  ask: `Ask ${brand.chat}`,
  clear: 'Clear search',
  mode: 'Search or ask AI',
  /** Two halves of a switch. */
  modeSearch: 'Search',
  modeAsk: 'Ask AI',
  suggestions: 'Suggestions',
  /** Spoken when suggestions change; the number replaces the first zero. */
  found: '0 suggestions. Use the arrow keys to choose.',
  foundNone: '',
  /** Of the arrow beside a suggestion. */
  take: 'Copy to the search box',
  /** The length typed replaces the first zero. */
  tooLong: 'That is 0 characters. A search can have up to 500, so please shorten it.',
  /** A small button below the box. */
  customize: 'Customize',
  customizeTitle: 'Search box',
  customizeLegend: 'Show',
  customizeBoth: 'Search and AI chat',
  customizeSearch: 'Search only',
  customizeNote: 'Saved in this browser. “Search only” also hides AI in our search results.',
  aiSettings: 'All AI settings',
  done: 'Done',
  keys: 'Press Alt+Enter to ask AI right away.',
} as const;
