import css from 'styled-jsx/css';

/** A round button that shows only an icon, as large as a fingertip. Global, so that its component may move it. */
export const iconButtonStyles = css.global`
  .icon-button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
  }

  .icon-button:hover {
    background: var(--color-surface-tint-strong);
  }
`;
