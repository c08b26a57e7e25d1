import { bangHero } from '@/lib/content/search/bangPage';

/** A duck that jumps from what was typed right into the page it names. */
export function BangJump() {
  const { example, exampleLabel } = bangHero;
  return (
    <figure aria-label={exampleLabel}>
      <p className="typed" aria-hidden="true">
        <b>{example.bang}</b> {example.words}
        <i />
      </p>
      <svg viewBox="0 0 420 180" aria-hidden="true">
        <path className="arc" d="M40 22C60 150 210 180 300 120" />
        <g transform="translate(120 40) rotate(14)">
          <path
            fill="var(--art-body)"
            d="M0 56c0-14 12-22 28-22h24c8 0 12-6 13-14l16 2c0 36-16 56-44 56-22 0-37-8-37-22z"
          />
          <path fill="var(--art-wing)" d="M8 46c-4-22 6-38 22-44 12 14 12 32 0 46-8 8-18 8-22-2z" />
          <circle fill="var(--art-head)" cx="72" cy="18" r="17" />
          <circle fill="var(--art-paper)" cx="77" cy="15" r="2.6" />
          <path fill="var(--art-beak)" d="M87 16c9-2 16 1 19 6-6 5-13 5-20 2z" />
        </g>
      </svg>
      <div className="page" aria-hidden="true">
        <p className="bar">{example.address}</p>
        <p className="site">{example.site}</p>
        <p className="found">{example.found}</p>
        <span className="text" />
      </div>
      <style jsx>{`
        figure {
          position: relative;
          max-width: 26rem;
          margin-inline: auto;
        }

        .typed {
          width: fit-content;
          padding: var(--space-3) var(--space-5);
          border-radius: var(--radius-round);
          background: var(--art-paper);
          box-shadow: var(--shadow-high);
          font-size: 1.5rem;
        }

        .typed b {
          color: var(--color-accent-text);
        }

        .typed i {
          display: inline-block;
          height: 1.2em;
          margin-left: 3px;
          border-left: 2px solid var(--color-accent);
          vertical-align: -0.2em;
        }

        svg {
          width: 100%;
          margin-block: -0.75rem -3.5rem;
        }

        .arc {
          fill: none;
          stroke: var(--art-outline);
          stroke-dasharray: 2 10;
          stroke-linecap: round;
          stroke-width: 4;
        }

        .page {
          display: grid;
          gap: var(--space-2);
          width: 62%;
          margin-left: auto;
          padding: var(--space-3) var(--space-4) var(--space-5);
          border-radius: var(--radius-large);
          background: var(--art-paper);
          box-shadow: var(--shadow-high);
        }

        .bar {
          padding: 0.125rem 0.75rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
          font-size: var(--text-caption);
        }

        .site {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        .found {
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
          line-height: 1;
        }

        .text {
          height: 2.25rem;
          background: repeating-linear-gradient(var(--art-paper-edge) 0 0.5rem, transparent 0.5rem 0.875rem);
        }
      `}</style>
    </figure>
  );
}
