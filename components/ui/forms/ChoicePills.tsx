type Props = {
  name: string;
  legend: string;
  options: readonly { id: string; label: string }[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** A question with one answer out of a few short ones, drawn as pills. */
export function ChoicePills({ name, legend, options, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="pills">
        {options.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <style jsx>{`
        legend {
          margin-bottom: var(--space-3);
          color: var(--color-text-muted);
        }

        .pills {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
        }

        label {
          position: relative;
          cursor: pointer;
        }

        input {
          position: absolute;
          opacity: 0;
        }

        span {
          display: grid;
          place-items: center;
          min-height: 2.75rem;
          padding: 0.375rem 1.125rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          background: var(--color-surface-raised);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        input:checked + span {
          border-color: var(--color-accent);
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        input:focus-visible + span {
          outline: 3px solid var(--color-focus);
          outline-offset: 3px;
        }

        @media (forced-colors: active) {
          input:checked + span {
            border-width: 3px;
          }
        }
      `}</style>
    </fieldset>
  );
}
