import { Button } from '@/components/ui/forms/Button';
import { popupStyles } from '@/components/ui/popupStyles';
import { searchBoxWords } from '@/lib/content/home/searchBoxWords';
import { settingAnchors } from '@/lib/content/search/searchSettings';
import { localUrl } from '@/lib/content/site/languages/localUrl';

const id = 'customize-search';

/** What the search box offers: search and chat, or search alone. The choice needs a script to be stored. */
export function CustomizeSearch() {
  const words = searchBoxWords;
  return (
    <div className="customize" data-needs-script="">
      <button type="button" className="open small-print" popoverTarget={id} aria-haspopup="dialog">
        {words.customize}
      </button>
      <div id={id} className="popup" popover="auto" role="dialog" aria-labelledby="customize-title">
        <h2 id="customize-title">{words.customizeTitle}</h2>
        <fieldset>
          <legend>{words.customizeLegend}</legend>
          <label>
            <input type="radio" name="shown" value="both" defaultChecked data-search-shown="" />
            {words.customizeBoth}
          </label>
          <label>
            <input type="radio" name="shown" value="search" data-search-shown="" />
            {words.customizeSearch}
          </label>
        </fieldset>
        <p>{words.customizeNote}</p>
        <p data-ai="">{words.keys}</p>
        <p>
          <a href={localUrl(`/settings#${settingAnchors.ai}`)}>{words.aiSettings}</a>
        </p>
        <Button size="small" popoverTarget={id} popoverTargetAction="hide">
          {words.done}
        </Button>
      </div>
      <style jsx global>
        {popupStyles}
      </style>
      <style jsx global>{`
        .search-box .open {
          min-height: 2.75rem;
          padding-inline: 0.75rem;
          border: 0;
          border-radius: var(--radius-round);
          background: none;
          text-decoration: underline;
          text-decoration-thickness: 0.08em;
          text-underline-offset: 0.25em;
        }

        @media (--below-compact) {
          .search-box .open {
            padding-inline: 0.25rem;
          }
        }

        .search-box .open:hover {
          color: var(--color-accent-text);
        }

        .search-box [popover] {
          width: min(24rem, 100vw - 2rem);
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
        }

        .search-box [popover] [type='radio'] {
          width: 1.25rem;
          height: 1.25rem;
        }

        .search-box [popover] p {
          margin-block: var(--space-3);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }
      `}</style>
    </div>
  );
}
