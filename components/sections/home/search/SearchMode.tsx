import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { searchBoxWords } from '@/lib/content/home/search';

const modes = [
  { value: 'search', label: searchBoxWords.modeSearch, icon: 'search' },
  { value: 'ask', label: searchBoxWords.modeAsk, icon: 'chat' },
] as const;

/** Search or ask. Without a script, the form has a button for each instead. */
export function SearchMode() {
  return (
    <fieldset className="mode" data-needs-script="" data-ai="">
      <legend>{searchBoxWords.mode}</legend>
      {modes.map(({ value, label, icon }) => (
        <label key={value}>
          <input
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
    </fieldset>
  );
}
