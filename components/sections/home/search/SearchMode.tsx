import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { searchBoxWords } from '@/lib/content/home/search';

const ways = [
  { value: 'search', label: searchBoxWords.waySearch, icon: 'search' },
  { value: 'ask', label: searchBoxWords.modeAsk, icon: 'chat' },
] as const;

/** Search or ask. Without a script the form has a button for each instead. */
export function SearchMode() {
  return (
    <fieldset className="way" data-needs-script="" data-ai="">
      <legend>{searchBoxWords.way}</legend>
      {ways.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="way"
            value={value}
            defaultChecked={value === 'search'}
            data-search-way=""
          />
          <span>
            <SiteIcon name={icon} size={20} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
