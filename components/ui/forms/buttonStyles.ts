import css from 'styled-jsx/css';

/** The shared look of the two button components: Button and ButtonLink. */
export const buttonStyles = css`
  .button {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    max-width: 100%;
    min-height: var(--button-height);
    padding: 0.5rem var(--button-padding);
    border: 1px solid transparent;
    border-radius: var(--button-radius);
    background: none;
    font-size: var(--text-body);
    font-weight: var(--weight-semibold);
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-align: center;
    text-wrap: balance;
    text-decoration: none;
    transition: var(--duration-quick) var(--ease-out);
    transition-property: background-color, border-color, color;
  }

  .button:focus-visible {
    border-radius: var(--button-radius);
  }

  .small {
    min-height: var(--button-height-small);
    padding: 0.375rem 1.125rem;
    font-size: var(--text-small);
  }

  .wide {
    display: flex;
    width: 100%;
  }

  .content {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-width: 0;
  }

  .primary {
    background: var(--button-primary-background);
    color: var(--button-primary-text);
  }

  .primary:hover {
    background: var(--button-primary-background-hover);
  }

  .primary:active {
    background: var(--color-accent-pressed);
  }

  .secondary {
    border-color: var(--button-secondary-border);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }

  .secondary:hover {
    border-color: var(--color-accent-text);
    background: var(--color-surface-tint);
  }

  .quiet {
    color: var(--color-accent-text);
  }

  .quiet:not(.wide) {
    padding-inline: 1rem;
  }

  .flush {
    margin-inline: max(-1rem, -1 * var(--space-gutter));
  }

  .quiet:hover {
    background: var(--color-surface-tint-strong);
  }

  .danger {
    background: var(--color-danger);
    color: var(--color-on-danger);
  }

  .danger:hover {
    background: var(--color-danger-hover);
  }

  .button:disabled,
  .button[aria-disabled='true']:not(.busy) {
    opacity: 0.5;
  }

  .busy .content {
    visibility: hidden;
  }

  .spinner {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }

  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }

    .button:disabled,
    .button[aria-disabled='true']:not(.busy) {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }

  @media print {
    .button {
      display: none;
    }

    .button[data-email] {
      display: inline;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
    }
  }
`;
