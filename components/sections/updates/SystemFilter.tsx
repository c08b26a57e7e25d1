import { updateSystems } from '@/lib/content/company/updates';
import { systemNames, updatesWords } from '@/lib/content/company/updateWords';

const choices = [
  ['all', updatesWords.all],
  ...updateSystems.map((system) => [system, systemNames[system]] as const),
] as const;

export function SystemFilter() {
  return (
    <fieldset data-screen-only>
      <legend className="strong-weight below-3">{updatesWords.filter}</legend>
      <div className="choices in-column gap-1">
        {choices.map(([system, label]) => (
          <label className="in-row round-ends holder" key={system}>
            <input
              className="covering"
              type="radio"
              name="system"
              id={`system-${system}`}
              value={system}
              defaultChecked={system === 'all'}
            />
            {label}
          </label>
        ))}
      </div>
      <style jsx>{`
        fieldset {
          position: sticky;
          top: calc(var(--header-height) + var(--space-4));
          align-self: start;
        }

        label {
          min-height: 2.75rem;
          padding-inline: var(--space-4);
        }

        label:hover {
          background: var(--color-surface-tint);
        }

        label:has(:checked) {
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
          font-weight: var(--weight-semibold);
        }

        label:has(:focus-visible) {
          outline: 3px solid var(--color-focus);
          outline-offset: 2px;
        }

        input {
          opacity: 0;
        }

        @media (--below-wide) {
          fieldset {
            position: static;
          }

          .choices {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-2);
          }

          label {
            border: 1px solid var(--color-border);
          }
        }

        @media (forced-colors: active) {
          label:has(:checked) {
            outline: 2px solid Highlight;
          }
        }
      `}</style>
    </fieldset>
  );
}
