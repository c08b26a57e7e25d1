import css from 'styled-jsx/css';

/** The look of the slides of the timeline and of the strip of dots under them. */
export const slideStyles = css.global`
  .slides > li {
    display: flex;
    flex: none;
    flex-direction: column;
    width: min(21rem, 78vw);
    padding-bottom: 12.75rem;
    position: relative;
    scroll-snap-align: start;
  }

  .slides > li > div {
    flex: 1;
    padding: var(--space-5);
    border-radius: var(--radius-large);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-low);
  }

  .slides > .lead > div {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  .slides small {
    display: block;
    margin-bottom: var(--space-2);
    color: var(--color-accent-text);
    font-size: var(--text-small);
    font-weight: var(--weight-semibold);
  }

  .slides h3 {
    font-size: 1.5rem;
  }

  .slides p {
    margin-top: var(--space-3);
    color: var(--color-text-muted);
  }

  .slides .lead h3 {
    font-size: 2rem;
  }

  .slides .lead p {
    color: inherit;
  }

  .slides a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-top: var(--space-2);
    font-weight: var(--weight-semibold);
  }

  /* The reeds are two shapes, leaves and heads, each filled with its own role of the theme. */
  .slides > :not(.lead)::before,
  .slides > :not(.lead)::after {
    position: absolute;
    right: var(--space-6);
    bottom: 0;
    width: 7.5rem;
    height: 13.75rem;
    background: var(--art-front);
    mask: url('/static-assets/backgrounds/reed-leaves.svg') 0 0 / 100% 100%;
    transform-origin: bottom;
    content: '';
  }

  .slides > :not(.lead)::after {
    background: var(--art-sand-deep);
    mask-image: url('/static-assets/backgrounds/reed-heads.svg');
  }

  .slides > :nth-child(3n)::before,
  .slides > :nth-child(3n)::after {
    scale: -1 1.25;
  }

  .year-strip {
    display: flex;
    min-height: 4rem;
    padding-block: var(--space-4);
    color: var(--color-text-muted);
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  .year-strip > li {
    flex: 1;
    min-width: 0;
    white-space: nowrap;
  }

  .year-strip > li::before {
    display: block;
    width: 0.5rem;
    height: 0.5rem;
    margin-bottom: var(--space-2);
    border-radius: var(--radius-round);
    background: var(--color-border-strong);
    content: '';
  }

  .year-strip > .current {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  .year-strip > .current::before {
    background: var(--color-accent);
    box-shadow: 0 0 0 0.25rem var(--art-middle);
  }

  @media (--below-wide) {
    .year-strip {
      min-height: 2.5rem;
      font-size: 0;
    }

    .year-strip > li::before {
      width: 0.3125rem;
      height: 0.3125rem;
    }
  }

  @media print {
    .slides > li {
      width: auto;
      padding: 0;
      margin-bottom: var(--space-4);
      break-inside: avoid;
    }

    .slides > .lead > div {
      background: none;
      color: inherit;
    }

    .slides > :not(.lead)::before,
    .slides > :not(.lead)::after,
    .year-strip {
      display: none;
    }
  }
`;
