import { Button } from '@/components/ui/forms/Button';
import { brand } from '@/lib/content/brand';
import { settingsWords } from '@/lib/content/search/settingsPage';

/** The settings as a URL, to keep or to send. The server or the script writes it into the field. */
export function SettingsUrl() {
  const { label, hint, copy } = settingsWords.address;
  return (
    <div className="panel">
      <label className="strong-weight" htmlFor="settings-address">
        {label}
      </label>
      <p className="small-print" id="settings-address-hint">
        {hint}
      </p>
      <div className="line wrapping gap-3">
        <input
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
        .panel {
          padding: var(--space-5);
          border-radius: var(--radius-large);
          background: var(--color-surface-warm);
        }

        .line {
          margin-top: var(--space-3);
        }

        input {
          flex: 1 1 14rem;
          min-width: 0;
          min-height: 3.25rem;
          padding: 0.25rem 1rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
          font-family: var(--font-mono);
          font-size: var(--text-small);
        }
      `}</style>
    </div>
  );
}
