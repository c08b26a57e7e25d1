import css from 'styled-jsx/css';

/** Of all the offers one is shown: the only one, the one for this platform, or the way to all of them. */
export const downloadButtonStyles = css.global`
  .download-button {
    display: grid;
    justify-items: start;
  }

  .download-button.center {
    justify-items: center;
    text-align: center;
  }

  .download-button .offer {
    display: none;
  }

  .download-button .only,
  html:not([data-platform]) .download-button .any,
  html[data-platform='macos'] .download-button .mac,
  html[data-platform='windows'] .download-button .windows,
  html[data-platform='ios'] .download-button .ios,
  html[data-platform='android'] .download-button .android,
  html[data-platform='linux'] .download-button .extension,
  html[data-platform='chromeos'] .download-button .extension,
  html[data-platform='old'] .download-button .old {
    display: block;
  }

  .download-button .note {
    margin-top: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  .download-button .all {
    margin-top: var(--space-3);
    font-size: var(--text-small);
    font-weight: var(--weight-medium);
  }

  .download-button .started > span {
    display: inline-block;
    margin-top: var(--space-3);
    padding: 0.375rem 0.875rem;
    border-radius: var(--radius-medium);
    background: var(--color-success-surface);
    color: var(--color-text);
    font-size: var(--text-small);
  }

  @media (--below-compact) {
    .download-button .offer {
      width: 100%;
    }

    .download-button .offer .button {
      width: 100%;
    }
  }
`;
