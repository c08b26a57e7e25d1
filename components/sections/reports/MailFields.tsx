import { describedBy, Field } from '@/components/ui/forms/Field';

/** One of several options; the question is the name of the line in the message. */
export function ChoiceField({ name, options }: { name: string; options: readonly string[] }) {
  return (
    <fieldset>
      <legend className="small-text strong-weight">{name}</legend>
      <div className="options wrapping above-2">
        {options.map((option) => (
          <label className="finger-sized gap-2" key={option}>
            <input type="radio" name={name} value={option} />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function LinesField({ id, name, hint }: { id: string; name: string; hint: string | null }) {
  return (
    <Field id={id} label={name} hint={hint}>
      <textarea
        className="text-field"
        id={id}
        name={name}
        rows={2}
        maxLength={1000}
        aria-describedby={describedBy(id, hint, null)}
      />
    </Field>
  );
}
