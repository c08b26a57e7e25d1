import { choicePillStyles } from '@/components/ui/forms/choicePillStyles';
import { compareWords } from '@/lib/content/downloadPages/compare';
import { comparedBrowsers } from '@/lib/content/downloads/comparison';

const competitors = comparedBrowsers.filter(({ id }) => id !== 'ours');

/** On a phone: whose column is beside ours. Wider screens show every column and hide this. */
export function BrowserChoice() {
  return (
    <fieldset className="browser-choice" data-screen-only>
      <legend className="small-print medium-weight below-2">{compareWords.choose}</legend>
      <div className="choice-pills">
        {competitors.map(({ id, name }, index) => (
          <label key={id}>
            <input
              type="radio"
              name="browser"
              value={id}
              defaultChecked={index === 0}
              data-event="page.compare_privacy.browser.click"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <style jsx global>
        {choicePillStyles}
      </style>
    </fieldset>
  );
}
