import css from 'styled-jsx/css';

/** A script names the state in `data-state`; without one the server names it on `main`, or the thanks are the fragment. */
export const bangFormStyles = css`
  form {
    display: grid;
    gap: var(--space-5);
    padding: var(--card-padding);
    border-radius: var(--radius-huge);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-high);
  }

  .end {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }

  .faces,
  .messages {
    display: grid;
  }

  .faces > span,
  .messages > p {
    grid-area: 1 / 1;
  }

  .messages {
    font-size: var(--text-small);
  }

  .note {
    color: var(--color-text-muted);
  }

  .problem {
    color: var(--color-danger-text);
    font-weight: var(--weight-medium);
  }

  .problem,
  .busy-face,
  [data-state='sending'] .idle-face,
  [data-state='busy'] .note,
  [data-state='failed'] .note,
  :global(main[data-answer~='bang-busy']) .note,
  :global(main[data-answer~='bang-failed']) .note {
    visibility: hidden;
  }

  [data-state='sending'] .busy-face,
  [data-state='busy'] .busy,
  [data-state='failed'] .failed,
  :global(main[data-answer~='bang-busy']) .suggest:not([data-state]) .busy,
  :global(main[data-answer~='bang-failed']) .suggest:not([data-state]) .failed {
    visibility: visible;
  }

  .thanks {
    display: none;
    padding: clamp(2rem, 1rem + 4vw, 4rem);
    border-radius: var(--radius-huge);
    background: var(--color-success-surface);
    scroll-margin-top: calc(var(--header-height) + var(--space-6));
  }

  .thanks p {
    margin-top: var(--space-3);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-5);
    font-weight: var(--weight-semibold);
  }

  [data-state='thanks'] .thanks,
  .suggest:not([data-state]) .thanks:target {
    display: block;
  }

  [data-state='thanks'] form,
  .suggest:not([data-state]):has(.thanks:target) form {
    display: none;
  }
`;
