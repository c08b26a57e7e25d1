import css from 'styled-jsx/css';

/** The meaning of a message or label, by color. */
export const toneStyles = css.global`
  .tone-info {
    background: var(--color-info-surface);
    color: var(--color-info-text);
  }

  .tone-success {
    background: var(--color-success-surface);
    color: var(--color-success-text);
  }

  .tone-warning {
    background: var(--color-warning-surface);
    color: var(--color-warning-text);
  }

  .tone-danger {
    background: var(--color-danger-surface);
    color: var(--color-danger-text);
  }
`;
