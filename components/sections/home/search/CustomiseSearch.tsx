import { Button } from '@/components/ui/forms/Button';
import { searchBoxWords } from '@/lib/content/home/search';
import { settingAnchors } from '@/lib/content/search/settingsPage';

const id = 'customise-search';

/** What the search box offers: search and chat, or search alone. The choice needs a script to be stored. */
export function CustomiseSearch() {
  const words = searchBoxWords;
  return (
    <div className="customise" data-needs-script="">
      <button type="button" className="open" popoverTarget={id} aria-haspopup="dialog">
        {words.customise}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby="customise-title">
        <h2 id="customise-title">{words.customiseTitle}</h2>
        <fieldset>
          <legend>{words.customiseLegend}</legend>
          <label>
            <input type="radio" name="shown" value="both" defaultChecked data-search-shown="" />
            {words.customiseBoth}
          </label>
          <label>
            <input type="radio" name="shown" value="search" data-search-shown="" />
            {words.customiseSearch}
          </label>
        </fieldset>
        <p>{words.customiseNote}</p>
        <p>{words.keys}</p>
        <p>
          <a href={`/settings#${settingAnchors.ai}`}>{words.aiSettings}</a>
        </p>
        <Button size="small" popoverTarget={id} popoverTargetAction="hide">
          {words.done}
        </Button>
      </div>
    </div>
  );
}
