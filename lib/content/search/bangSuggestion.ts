import type { BangField, BangSuggestionRequest } from '../../contract/bangList';
import { bangPlaces } from './allBangs';

/** What the search words are written as in an address. */
const placeholder = '{{{s}}}';

const maxNameLength = 80;
const maxUrlLength = 500;

function isSearchUrl(text: string): boolean {
  if (text.length > maxUrlLength || text.split(placeholder).length !== 2 || /[\s<>"'\\]/.test(text))
    return false;
  if (!URL.canParse(text.replace(placeholder, 'words'))) return false;
  const { protocol, hostname, username } = new URL(text.replace(placeholder, 'words'));
  // The words belong behind the host, or a search could be sent to whoever owns the name.
  const inHost = new URL(text.replace(placeholder, 'other')).hostname !== hostname;
  return /^https?:$/.test(protocol) && /\.[a-z]{2,}$/.test(hostname) && username === '' && !inHost;
}

const rules: Record<BangField, (value: string) => boolean> = {
  site: (value) => value !== '' && value.length <= maxNameLength && !/[<>\p{Cc}]/u.test(value),
  trigger: (value) => /^[\p{L}\p{N}.+_-]{1,24}$/u.test(value),
  url: isSearchUrl,
  place: (value) => bangPlaces.includes(value),
};

/** The fields as they are kept: spaces around them dropped, the command without its mark and in lower case. */
export function tidySuggestion(fields: BangSuggestionRequest): BangSuggestionRequest {
  return {
    site: fields.site.trim(),
    trigger: fields.trigger.trim().replace(/^!/, '').toLowerCase(),
    url: fields.url.trim(),
    place: fields.place,
  };
}

/** The fields of a tidy suggestion that need another look, in the order of the form. */
export function wrongFields(fields: BangSuggestionRequest): BangField[] {
  const names: readonly BangField[] = ['site', 'trigger', 'url', 'place'];
  return names.filter((name) => !rules[name](fields[name]));
}
