import css from 'styled-jsx/css';

/** A rounded field to search in, and its label. */
export const searchFieldStyles = css.global`
  .field-label {
    margin-bottom: 0.375rem;
  }

  .search-field {
    flex: 1 1 14rem;
    min-width: 0;
    max-width: 36rem;
    min-height: var(--field-height);
    padding: 0.5rem 1.25rem;
    border: 1px solid var(--field-border);
    border-radius: var(--radius-round);
    background: var(--field-background);
  }
`;
