import css from 'styled-jsx/css';

/** Label, hint and error of a form field, shared by every field. */
export const fieldStyles = css`
  .field {
    display: grid;
    gap: 0.375rem;
  }

  label {
    font-size: var(--text-small);
    font-weight: var(--weight-semibold);
  }

  .hint {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    line-height: 1.4;
  }
`;
