import css from 'styled-jsx/css';

/** The search box: the way and its settings above, and the field. */
export const searchFormStyles = css.global`
  .search-box {
    position: relative;
    display: block;
    width: min(42rem, 100%);
    margin-inline: auto;
    text-align: start;
  }

  .search-box .way {
    display: inline-flex;
    min-height: 2.75rem;
    margin-bottom: var(--space-3);
    padding: 0.1875rem;
    border-radius: var(--radius-round);
    background: var(--color-surface-tint-strong);
  }

  .search-box .way legend,
  .search-box .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  html[data-ai-hidden] [data-ai] {
    visibility: hidden;
  }

  .search-box .way label {
    position: relative;
    cursor: pointer;
  }

  .search-box .way input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .search-box .way span {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.375rem;
    padding-right: 1.125rem;
    padding-left: 1rem;
    border-radius: var(--radius-round);
    font-size: var(--text-small);
    font-weight: var(--weight-medium);
  }

  .search-box .way input:checked + span {
    background: var(--color-surface-raised);
    background: light-dark(var(--color-surface-raised), var(--art-middle));
    box-shadow: var(--shadow-low);
    color: var(--color-accent-text);
  }

  .search-box .way input:focus-visible + span {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  .search-box .customise {
    position: absolute;
    top: 0;
    right: 0;
  }

  .search-box .open {
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--color-text-muted);
    font-size: var(--text-small);
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }

  .search-box .open:hover {
    color: var(--color-accent-text);
  }

  .search-box [popover] {
    inset: 0;
    width: min(24rem, 100vw - 2rem);
    margin: auto;
    padding: var(--space-6);
    border: 0;
    border-radius: var(--radius-large);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-high);
    color: var(--color-text);
  }

  .search-box [popover]::backdrop {
    background: var(--color-backdrop);
  }

  .search-box [popover] legend {
    margin-block: var(--space-4) var(--space-1);
    font-weight: var(--weight-semibold);
  }

  .search-box [popover] label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.75rem;
    cursor: pointer;
  }

  .search-box [popover] [type='radio'] {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  .search-box [popover] p {
    margin-block: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  .search-box form {
    position: relative;
  }

  .search-box .field {
    display: flex;
    height: 4rem;
    padding: 0.375rem;
    border: 1px solid var(--color-border-strong);
    border-radius: 2rem;
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-high);
  }

  .search-box .field:focus-within {
    border-color: var(--color-accent);
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  .search-box [type='search'] {
    flex: 1;
    min-width: 0;
    padding: 0 0.5rem 0 1.375rem;
    border: 0;
    outline: none;
    background: none;
    font-size: 1.125rem;
    appearance: none;
  }

  .search-box [type='search']::-webkit-search-cancel-button {
    display: none;
  }

  .search-box [type='search']::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  .search-box .field button {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    border: 0;
    border-radius: var(--radius-round);
    font-weight: var(--weight-semibold);
    cursor: pointer;
  }

  .search-box .field .clear {
    justify-content: center;
    width: 2.75rem;
    background: none;
    color: var(--color-text-muted);
  }

  .search-box .field .go {
    padding-inline: 1.5rem;
    background: var(--button-primary-background);
    color: var(--button-primary-text);
  }

  .search-box .field .go:hover {
    background: var(--button-primary-background-hover);
  }

  .search-box .field .ask {
    margin-left: 0.375rem;
    padding-inline: 1rem;
    background: var(--color-surface-tint-strong);
    color: var(--color-accent-text-hover);
  }

  html[data-script] .search-box .field .ask {
    display: none;
  }

  .search-box .field button:focus-visible {
    outline-color: var(--color-text);
    outline-offset: -5px;
  }

  @media (forced-colors: active) {
    .search-box .way input:checked + span,
    .search-box .suggestions [aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }

  @media (--below-compact) {
    .search-box .field .go {
      padding-inline: 0.875rem;
    }

    .search-box .field .word {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }

    .search-box [type='search'] {
      padding-left: 1.125rem;
    }
  }

  @media print {
    .search-box {
      display: none;
    }
  }
`;
