import { FilterField } from '@/components/ui/forms/FilterField';
import { settingAnchors, settingGroups } from '@/lib/content/search/searchSettings';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { settingGroupWords } from '@/lib/content/search/settingWords';
import { SettingsForm } from './SettingsForm';
import { SettingsPreview } from './SettingsPreview';

/** The page's contents and the preview on the left, where they stay in view; the form on the right. */
export function SettingsBody() {
  const { filter } = settingsWords;
  return (
    <div className="page-column">
      <div className="columns two-columns" data-filter=".setting">
        <div className="side gap-6 in-column">
          <nav data-screen-only aria-label={settingsWords.navigation}>
            <ul className="parts">
              {settingGroups.map((group) => (
                <li key={group}>
                  <a className="plain-link in-row medium-weight" href={`#${settingAnchors[group]}`}>
                    {settingGroupWords[group].label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <SettingsPreview />
        </div>
        <div className="settings in-column">
          <FilterField
            id="settings-filter"
            label={filter.label}
            placeholder={filter.placeholder}
            list="settings"
            found={filter.found}
          />
          <p className="none small-title title-leading" data-filter-none hidden>
            {filter.none}
          </p>
          <SettingsForm />
        </div>
      </div>
      <style jsx>{`
        .columns {
          --first: 22rem;
          --second: 1fr;
          align-items: start;
          gap: var(--space-7) clamp(var(--space-7), 6vw, var(--space-10));
          padding-block: var(--space-8) var(--space-section);
        }

        .side {
          position: sticky;
          top: calc(var(--header-height) + var(--space-4));
        }

        .settings {
          grid-template-columns: minmax(0, 1fr);
          align-content: start;
          gap: var(--space-7);
          min-width: 0;
        }

        /* As high as the window: otherwise, when few are left, the page would move up while somebody types. */
        [data-filtered] .settings {
          min-height: 100svh;
        }

        .parts {
          border-left: 2px solid var(--color-border);
        }

        a {
          min-height: 2.75rem;
          padding-left: var(--space-4);
        }

        a:hover {
          color: var(--color-accent-text);
          text-decoration: underline;
        }

        @media (--below-wide) {

          .side {
            position: static;
          }

          .parts {
            display: flex;
            flex-wrap: wrap;
            border: 0;
          }

          a {
            padding-right: var(--space-5);
            padding-left: 0;
          }
        }
      `}</style>
    </div>
  );
}
