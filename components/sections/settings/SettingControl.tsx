import type { SearchSetting } from '@/lib/content/search/searchSettings';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { settingControlStyles } from './settingControlStyles';

type Props = { setting: SearchSetting };

/** A switch, a list or a colour. Each is a plain field under the name of its parameter. */
function Field({ setting: { kind, parameter, label, options, default: standard, text } }: Props) {
  const described = text || kind === 'colour' ? `${parameter}-text` : undefined;
  if (kind === 'switch') {
    const [on] = options;
    return (
      <input
        type="checkbox"
        id={parameter}
        name={parameter}
        value={on?.value}
        defaultChecked={on?.value === standard}
        aria-describedby={described}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <select id={parameter} name={parameter} defaultValue={standard} aria-describedby={described}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="colour">
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

/** One line of the settings: what it is, what it does, and the field. */
export function SettingControl({ setting }: Props) {
  const { parameter, label, text, kind } = setting;
  return (
    <div className={`setting ${kind}`}>
      <div className="words">
        <label htmlFor={parameter}>{label}</label>
        {text ? <p id={`${parameter}-text`}>{text}</p> : null}
      </div>
      <Field setting={setting} />
      {kind === 'colour' ? (
        <p className="problem" id={`${parameter}-text`} hidden>
          {settingsWords.colourProblem}
        </p>
      ) : null}
      <style jsx global>
        {settingControlStyles}
      </style>
    </div>
  );
}
