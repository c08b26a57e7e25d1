import type { InputHTMLAttributes, Ref } from 'react';
import { describedBy, Field } from './Field';
import { FieldError } from './FieldError';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id' | 'type'> & {
  id: string;
  label: string;
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
  /** True for the code of sixteen digits, which has one box. */
  isLong?: boolean;
};

/**
 * The one-time code: a single real input, so that autofill, paste, screen readers and undo work as everywhere. The six
 * cells are painted behind it and the digits are spaced to fall into them.
 *
 * It has no length limit, because that would cut a pasted sentence before its code. Screens hold the value themselves and
 * read it through `typedCode`, which also corrects it in the field.
 */
export function CodeField({ id, label, error = null, isLong = false, ...rest }: Props) {
  return (
    <Field id={id} label={label}>
      <div className="room">
        <div className="code" data-invalid={error ? '' : undefined} data-long={isLong ? '' : undefined}>
          <span className="cells in-column" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            {...rest}
            id={id}
            type="text"
            dir="ltr"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, undefined, error)}
          />
        </div>
      </div>
      <FieldError id={`${id}-error`} message={error} />
      <style jsx>{`
        .room {
          container-type: inline-size;
        }

        .code {
          --gap: min(clamp(0.3125rem, 2.5vw - 0.1875rem, 0.5rem), 2vw);
          --cell: min(clamp(2.0625rem, 15vw - 0.9375rem, 3rem), (var(--fit, 100vw) - 5 * var(--gap)) / 6);
          --glyph: 1ch;
          position: relative;
          width: calc(var(--cell) * 6 + var(--gap) * 5);
          max-width: 100%;
          height: 3.75rem;
          /* Clip rather than hidden: selecting the digits must not scroll them out of their cells. */
          overflow: clip;
          padding: 3px;
          margin: 0 -3px;
          box-sizing: content-box;
          border-radius: calc(var(--field-radius) + 3px);
          font-family: var(--font-mono);
          font-size: min(1.625rem, 9vw);
        }

        @media (--large-text) {
          .code {
            --fit: calc(100vw - 2.5rem - 12px);
          }
        }

        /* As wide as the button below. Browsers that know no container units keep the width of the window's share. */
        @supports (width: 1cqi) {
          .code {
            --cell: calc((100cqi - var(--gap) * 5) / 6);
            width: 100cqi;
          }
        }

        .code[data-long] {
          --cell: 100%;
          --glyph: calc(100% - 2 * var(--space-3));
          font-size: min(1.25rem, 5vw);
        }

        .code[data-long] input {
          width: 100%;
          letter-spacing: 0.02em;
        }

        .code[data-long] i + i {
          display: none;
        }

        .cells {
          position: absolute;
          inset: 3px;
          grid-template-columns: repeat(6, var(--cell));
          gap: var(--gap);
        }

        i {
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
        }

        input {
          position: relative;
          display: block;
          /* One step wider than the cells: the space after the last digit must not scroll the others out of view. */
          width: calc(100% + var(--cell));
          height: 100%;
          padding: 0;
          padding-left: calc((var(--cell) - var(--glyph)) / 2);
          border: 0;
          border-radius: 0;
          outline: none;
          background: none;
          font-variant-numeric: tabular-nums;
          font-weight: var(--weight-semibold);
          letter-spacing: calc(var(--cell) + var(--gap) - var(--glyph));
        }

        /* The background of a selection would cut through the cells; the color of the digits shows it instead. */
        input::selection {
          background: none;
          color: var(--color-accent-text);
        }

        .code:focus-within i {
          border-color: var(--field-border-focus);
        }

        .code:focus-within {
          outline: 3px solid var(--color-focus);
          outline-offset: 0;
        }

        .code[data-invalid] i {
          border-color: var(--field-border-error);
          box-shadow: inset 0 0 0 1px var(--field-border-error);
        }

        /* In forced colors, browsers put a background behind text, which would cut the borders of the cells. */
        @media (forced-colors: active) {
          input {
            color: FieldText;
            forced-color-adjust: none;
          }
        }
      `}</style>
    </Field>
  );
}
