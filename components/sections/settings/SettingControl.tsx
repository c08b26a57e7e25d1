import { type SearchSetting, type SettingName, searchSettings } from '@/lib/content/search/searchSettings';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { type SettingWords, settingWords } from '@/lib/content/search/settingWords';
import { optionsOf } from './optionsOf';

type Props = { name: SettingName };

/** A switch, a list or a color. Each is a plain field named after its parameter. */
function Field({ name }: Props) {
  const { kind, parameter, values, default: standard }: SearchSetting = searchSettings[name];
  const { label, text }: SettingWords = settingWords[name];
  const described = text ? `${parameter}-text` : undefined;
  if (kind === 'switch') {
    const [on] = values;
    return (
      <input
        type="checkbox"
        id={parameter}
        name={parameter}
        value={on}
        defaultChecked={on === standard}
        aria-describedby={described}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <select id={parameter} name={parameter} defaultValue={standard} aria-describedby={described}>
        {optionsOf(name).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="color">
      <input
        id={parameter}
        name={parameter}
        defaultValue=""
        placeholder={standard}
        pattern="#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|[a-z]2?"
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={described}
      />
      <input
        type="color"
        data-picks={parameter}
        data-needs-script=""
        defaultValue={`#${standard}`}
        aria-label={`${label}: ${settingsWords.pick}`}
      />
    </span>
  );
}

export function SettingControl({ name }: Props) {
  const { parameter, kind }: SearchSetting = searchSettings[name];
  const { label, text }: SettingWords = settingWords[name];
  return (
    <div className={`setting ${kind}`}>
      <div className="words">
        <label htmlFor={parameter}>{label}</label>
        {text ? <p id={`${parameter}-text`}>{text}</p> : null}
      </div>
      <Field name={name} />
      {kind === 'color' ? (
        <p className="problem" id={`${parameter}-problem`} hidden>
          {settingsWords.colorProblem}
        </p>
      ) : null}
      <style jsx global>{`
        /* Global, since fifty settings would otherwise repeat the scoping class fifty times. */
        .setting {
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
          align-items: center;
          gap: var(--space-1) var(--space-5);
          padding-block: var(--space-3);
          border-top: 1px solid var(--color-border);
        }

        .setting label {
          font-weight: var(--weight-semibold);
        }

        .setting p {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        .setting .problem {
          grid-column: 1 / -1;
          color: var(--color-danger-text);
        }

        .setting > select,
        .setting .color > input:first-child {
          width: 100%;
          min-width: 0;
          min-height: 2.75rem;
          padding: 0.25rem 0.5rem 0.25rem 0.875rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
        }

        .setting > select {
          appearance: none;
          padding-right: 2.5rem;
          background: var(--select-background);
          text-overflow: ellipsis;
        }

        .setting .color {
          display: flex;
          gap: var(--space-2);
        }

        .setting .color [type='color'] {
          flex: none;
          width: 2.75rem;
          height: 2.75rem;
          padding: 0.1875rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
        }

        .setting [aria-invalid='true'] {
          border-color: var(--field-border-error);
        }

        .setting > [type='checkbox'] {
          justify-self: end;
          appearance: none;
          position: relative;
          width: 3.25rem;
          height: 2rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          background: var(--color-surface);
          transition: background var(--duration-calm) var(--ease-out);
        }

        .setting > [type='checkbox']::before {
          position: absolute;
          top: 0.25rem;
          left: 0.25rem;
          width: 1.375rem;
          height: 1.375rem;
          border-radius: var(--radius-round);
          background: var(--color-border-strong);
          content: '';
          transition: translate var(--duration-calm) var(--ease-out);
        }

        .setting > [type='checkbox']:checked {
          border-color: var(--color-accent);
          background: var(--color-accent);
        }

        .setting > [type='checkbox']:checked::before {
          background: var(--color-on-accent);
          translate: 1.25rem 0;
        }

        @media (--below-narrow) {
          .setting:not(.switch) {
            grid-template-columns: minmax(0, 1fr);
          }

          .setting.switch {
            grid-template-columns: minmax(0, 1fr) auto;
          }
        }

        @media (forced-colors: active) {
          .setting > select {
            appearance: auto;
          }

          .setting > [type='checkbox'] {
            appearance: auto;
            width: 1.5rem;
            height: 1.5rem;
          }

          .setting > [type='checkbox']::before {
            content: none;
          }
        }
      `}</style>
    </div>
  );
}
