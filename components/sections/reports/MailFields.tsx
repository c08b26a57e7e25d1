/** One of several options; the question is the name of the line in the message. */
export function ChoiceField({ name, options }: { name: string; options: readonly string[] }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className="options">
        {options.map((option) => (
          <label key={option}>
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
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <textarea
        id={id}
        name={name}
        rows={2}
        maxLength={1000}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
