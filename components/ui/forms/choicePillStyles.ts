import css from 'styled-jsx/css';

/** Radio buttons in `.choice-pills`, each shown as a pill. Global, since a page has many. */
export const choicePillStyles = css.global`
  .choice-pills {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .choice-pills label {
    position: relative;
  }

  .choice-pills input {
    position: absolute;
    inset: 0;
    opacity: 0;
    /* Presses go to the label, which selects the option. */
    pointer-events: none;
  }

  .choice-pills span {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-round);
    background: var(--color-surface-raised);
    font-size: var(--text-small);
    font-weight: var(--weight-medium);
  }

  .choice-pills input:checked + span {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  .choice-pills input:focus-visible + span {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  @media (forced-colors: active) {
    .choice-pills input:checked + span {
      border-width: 3px;
    }
  }
`;
