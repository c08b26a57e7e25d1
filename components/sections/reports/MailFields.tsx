/** One of several options; the question is the name of the line in the message. */
export function ChoiceField({ name, options }: { name: string; options: readonly string[] }) {
  return (
    <fieldset>
      <legend className="strong-weight">{name}</legend>
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

/** A few lines of text. */
export function LinesField({ id, name, hint }: { id: string; name: string; hint: string | null }) {
  return (
    <div className="field in-column gap-1">
      <label className="strong-weight" htmlFor={id}>
        {name}
      </label>
      {hint ? (
        <p className="small-print" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <textarea
        className="text-field"
        id={id}
        name={name}
        rows={2}
        maxLength={1000}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
