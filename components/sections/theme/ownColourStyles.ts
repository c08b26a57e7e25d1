import css from 'styled-jsx/css';

export const ownColourStyles = css.global`
  .own-colour {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-7);
  }

  .own-colour .sample {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-height: 24rem;
    padding: clamp(1.5rem, 4vw, 3rem);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-huge);
    background: var(--own-background, var(--raw-ink-24));
    color: var(--own-text, var(--raw-white));
    forced-color-adjust: none;
  }

  .own-colour .words {
    font-size: var(--text-title-1);
    font-weight: var(--weight-semibold);
    letter-spacing: var(--tracking-display);
    line-height: var(--leading-title);
  }

  .own-colour dd {
    margin: 0;
  }

  .own-colour dt,
  .own-colour b {
    font-weight: var(--weight-semibold);
  }

  .own-colour .choice {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: var(--space-6);
  }

  .own-colour label {
    font-size: var(--text-small);
    font-weight: var(--weight-semibold);
  }

  .own-colour .line {
    display: flex;
    gap: var(--space-3);
    margin-top: var(--space-2);
  }

  .own-colour input {
    min-width: 0;
    min-height: var(--field-height);
    border: 1px solid var(--field-border);
    border-radius: var(--field-radius);
    background: var(--field-background);
  }

  .own-colour #own-colour {
    flex: 1;
    padding-inline: 1rem;
    font-family: var(--font-mono);
  }

  .own-colour [type='color'] {
    flex: none;
    width: var(--field-height);
    padding: 0.25rem;
    cursor: pointer;
  }

  .own-colour .problem {
    margin-top: var(--space-2);
    color: var(--color-danger-text);
    font-size: var(--text-small);
  }

  @media (--below-wide) {
    .own-colour {
      grid-template-columns: minmax(0, 1fr);
    }

    .own-colour .sample {
      min-height: 18rem;
    }
  }
`;
