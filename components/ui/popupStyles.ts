import css from 'styled-jsx/css';

/** What opens above the page. */
export const popupStyles = css.global`
  .popup {
    inset: 0;
    margin: auto;
    padding: var(--space-6);
    border: 0;
    border-radius: var(--radius-large);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-high);
    color: var(--color-text);
  }

  .popup::backdrop {
    background: var(--color-backdrop);
  }
`;
