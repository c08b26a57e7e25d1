import { Button } from '@/components/ui/forms/Button';
import { bangCategories } from '@/lib/content/search/allBangs';
import { bangForm } from '@/lib/content/search/bangPage';
import { BangField } from './BangField';

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
        <p className="options">
          <a href="/bangs/new" data-bang-another>
            {another}
          </a>
          <a href={back.href}>{back.label}</a>
        </p>
      </div>
      <style jsx>{`
        /* A script sets the state in data-state; without one the server sets it on main, or the fragment
           selects the thanks. */
        form {
          display: grid;
          gap: var(--space-5);
          padding: var(--card-padding);
          border-radius: var(--radius-huge);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
        }

        .end {
          display: grid;
          gap: var(--space-3);
          justify-items: start;
        }

        .faces,
        .messages {
          display: grid;
        }

        .faces > span,
        .messages > p {
          grid-area: 1 / 1;
        }

        .messages {
          font-size: var(--text-small);
        }

        .note {
          color: var(--color-text-muted);
        }

        .problem {
          color: var(--color-danger-text);
          font-weight: var(--weight-medium);
        }

        .problem,
        .busy-face,
        [data-state='sending'] .idle-face,
        [data-state='busy'] .note,
        [data-state='failed'] .note,
        :global(main[data-answer~='bang-busy']) .note,
        :global(main[data-answer~='bang-failed']) .note {
          visibility: hidden;
        }

        [data-state='sending'] .busy-face,
        [data-state='busy'] .busy,
        [data-state='failed'] .failed,
        :global(main[data-answer~='bang-busy']) .suggest:not([data-state]) .busy,
        :global(main[data-answer~='bang-failed']) .suggest:not([data-state]) .failed {
          visibility: visible;
        }

        .thanks {
          display: none;
          padding: clamp(2rem, 1rem + 4vw, 4rem);
          border-radius: var(--radius-huge);
          background: var(--color-success-surface);
          scroll-margin-top: calc(var(--header-height) + var(--space-6));
        }

        .thanks p {
          margin-top: var(--space-3);
        }

        .options {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-5);
          font-weight: var(--weight-semibold);
        }

        [data-state='thanks'] .thanks,
        .suggest:not([data-state]) .thanks:target {
          display: block;
        }

        [data-state='thanks'] form,
        .suggest:not([data-state]):has(.thanks:target) form {
          display: none;
        }
      `}</style>
    </div>
  );
}
