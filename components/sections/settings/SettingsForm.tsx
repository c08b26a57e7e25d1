import { SettingControl } from '@/components/sections/settings/SettingControl';
import { Button } from '@/components/ui/forms/Button';
import { brand } from '@/lib/content/brand';
import { searchSettings, settingAnchors, settingGroups } from '@/lib/content/search/searchSettings';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { settingGroupWords } from '@/lib/content/search/settingWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { settingNames } from '@/lib/settings/settingsOfForm';

/** All settings in one form, sent whole to server/settings, or kept one by one by enhance/forms/settingsForm. */
export function SettingsForm() {
  return (
    <form id="settings" method="post" action={localUrl('/settings')} data-settings>
      <input type="hidden" name="all" value="1" />
      <p className="notice below-6 medium-corners" data-settings-shared hidden>
        {settingsWords.fromAddress}
      </p>
      {settingGroups.map((group) => (
        <section
          key={group}
          id={settingAnchors[group]}
          tabIndex={-1}
          data-filter-group
          aria-labelledby={`${settingAnchors[group]}-title`}
        >
          <h2 className="section-title" id={`${settingAnchors[group]}-title`}>
            {settingGroupWords[group].label}
          </h2>
          <p className="lead muted">{settingGroupWords[group].lead}</p>
          {settingNames
            .filter((name) => searchSettings[name].group === group)
            .map((name) => (
              <SettingControl key={name} name={name} />
            ))}
        </section>
      ))}
      <div className="actions in-row wrapping">
        <span data-settings-save>
          <Button type="submit">{settingsWords.save}</Button>
        </span>
        <Button type="submit" variant="secondary" name="reset" value="1" formNoValidate>
          {settingsWords.reset}
        </Button>
        <p role="status" data-settings-status />
      </div>
      <SettingsUrl />
      <style jsx>{`
        section {
          margin-bottom: var(--space-9);
          scroll-margin-top: calc(var(--header-height) + var(--space-5));
        }

        .lead {
          margin-block: var(--space-2) var(--space-5);
        }

        .notice {
          padding: var(--space-4) var(--space-5);
          background: var(--color-highlight-surface);
        }

        .actions {
          gap: var(--space-3) var(--space-4);
          margin-bottom: var(--space-7);
        }

        [role='status'] {
          color: var(--color-success-text);
          font-weight: var(--weight-medium);
        }
      `}</style>
    </form>
  );
}

/** The settings as a URL, to keep or to send. The server or the script writes it into the field. */
function SettingsUrl() {
  const { label, hint, copy } = settingsWords.address;
  return (
    <div className="large-corners padded warm-ground">
      <label className="strong-weight" htmlFor="settings-address">
        {label}
      </label>
      <p className="small-print" id="settings-address-hint">
        {hint}
      </p>
      <div className="wrapping gap-3 above-3">
        <input
          className="text-field small-text"
          id="settings-address"
          name="address"
          readOnly
          defaultValue=""
          placeholder={`${brand.name} · /settings`}
          aria-describedby="settings-address-hint"
        />
        <span data-needs-script="">
          <Button type="button" variant="secondary" data-settings-copy="">
            {copy}
          </Button>
        </span>
      </div>
      <style jsx>{`
        input {
          flex: 1 1 14rem;
          font-family: var(--font-mono);
        }
      `}</style>
    </div>
  );
}
