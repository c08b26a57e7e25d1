import { Button } from '@/components/ui/forms/Button';
import { bangCategories } from '@/lib/content/search/allBangs';
import { bangForm } from '@/lib/content/search/bangPage';
import { BangField } from './BangField';
import { bangFormStyles } from './bangFormStyles';

/** The form to suggest a bang. It posts to its own page; enhance/forms/bangForm sends it without leaving. */
export function BangForm() {
  const { fields, errors, submit, sending, note, busy, failed, thanksTitle, thanks, another, back } =
    bangForm;
  const input = (name: 'site' | 'trigger' | 'url') => ({
    id: `bang-${name}`,
    name,
    required: true,
    defaultValue: '',
    placeholder: fields[name].placeholder,
    spellCheck: false,
    autoComplete: 'off',
    'aria-describedby': `bang-${name}-hint bang-${name}-error`,
  });
  return (
    <div className="suggest" data-bang-form>
      <form method="post" action="/bangs/new">
        <BangField name="site" label={fields.site.label} hint={fields.site.hint} error={errors.site}>
          <input {...input('site')} maxLength={80} />
        </BangField>
        <BangField
          name="trigger"
          label={fields.trigger.label}
          hint={fields.trigger.hint}
          error={errors.trigger}
        >
          <input {...input('trigger')} maxLength={25} autoCapitalize="none" />
        </BangField>
        <BangField name="url" label={fields.url.label} hint={fields.url.hint} error={errors.url}>
          <input {...input('url')} maxLength={500} inputMode="url" autoCapitalize="none" />
        </BangField>
        <BangField name="place" label={fields.place.label} error={errors.place}>
          <select id="bang-place" name="place" required aria-describedby="bang-place-error">
            <option value="">{fields.place.choose}</option>
            {bangCategories.map(({ name, subcategories }) => (
              <optgroup key={name} label={name}>
                {Object.keys(subcategories).map((subcategory) => (
                  <option key={subcategory} value={`${name}:${subcategory}`}>
                    {subcategory}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </BangField>
        <div className="end">
          <Button type="submit">
            <span className="faces">
              <span className="idle-face">{submit}</span>
              <span className="busy-face">{sending}</span>
            </span>
          </Button>
          <div className="messages" role="status">
            <p className="note">{note}</p>
            <p className="problem busy">{busy}</p>
            <p className="problem failed">{failed}</p>
          </div>
        </div>
      </form>
      <div className="thanks" id="bang-thanks" tabIndex={-1}>
        <h2>{thanksTitle}</h2>
        <p>{thanks}</p>
        <p className="ways">
          <a href="/bangs/new" data-bang-another>
            {another}
          </a>
          <a href={back.href}>{back.label}</a>
        </p>
      </div>
      <style jsx>{bangFormStyles}</style>
    </div>
  );
}
