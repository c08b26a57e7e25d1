import css from 'styled-jsx/css';

export const bangListStyles = css.global`
  .bang-list > section {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);
    gap: var(--space-3) var(--space-6);
    padding-block: var(--space-6);
    border-top: 2px solid var(--color-text);
  }

  .bang-list h3 {
    scroll-margin-top: 12rem;
  }

  .bang-list h4 {
    margin-bottom: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  .bang-list h4::first-letter {
    text-transform: uppercase;
  }

  .bang-list section > div {
    columns: 4 11rem;
    column-gap: var(--space-6);
  }

  .bang-list section > div > div {
    padding-bottom: var(--space-5);
    break-inside: avoid;
  }

  .bang-list ul {
    padding: 0;
    list-style-type: '';
  }

  .bang-list li {
    padding-block: 0.1875rem;
    font-size: var(--text-small);
    line-height: 1.35;
  }

  .bang-list a {
    color: var(--color-text);
    text-decoration: none;
  }

  .bang-list a:hover {
    text-decoration: underline;
  }

  .bang-list b {
    color: var(--color-accent-text);
  }

  @media (--below-wide) {
    .bang-list > section {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (--below-compact) {
    .bang-list section > div {
      columns: 2 8rem;
      column-gap: var(--space-4);
    }
  }
`;
