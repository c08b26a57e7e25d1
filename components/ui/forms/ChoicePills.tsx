type Props<Id extends string> = {
  name: string;
  legend: string;
  legendClass?: string;
  options: readonly { id: Id; label: string }[];
  event?: string;
  /** On a screen, which holds the choice itself. In a document, the first one is chosen. */
  chosen?: string | null;
  onChoose?: (id: Id) => void;
};

/** A question with one answer out of a few short ones, shown as pills. */
export function ChoicePills<Id extends string>(props: Props<Id>) {
  const { name, legend, legendClass = 'below-3 muted', options, event, chosen, onChoose } = props;
  return (
    <fieldset data-screen-only={onChoose ? undefined : ''}>
      <legend className={legendClass}>{legend}</legend>
      <div className="choice-pills wrapping gap-2">
        {options.map(({ id, label }, index) => (
          <label className="holder" key={id}>
            <input
              className="unseen-control"
              type="radio"
              name={name}
              value={id}
              data-event={event}
              {...(onChoose
                ? { checked: chosen === id, onChange: () => onChoose(id) }
                : { defaultChecked: index === 0 })}
            />
            <span className="in-middle raised-ground round-ends small-text medium-weight">{label}</span>
          </label>
        ))}
      </div>
      <style jsx global>{`
        .choice-pills span {
          min-height: 2.75rem;
          padding: 0.375rem 1rem;
          border: 1px solid var(--color-border-strong);
        }

        .choice-pills input:checked + span {
          border-color: var(--color-accent);
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        @media (forced-colors: active) {
          .choice-pills input:checked + span {
            border-width: 3px;
          }
        }
      `}</style>
    </fieldset>
  );
}
