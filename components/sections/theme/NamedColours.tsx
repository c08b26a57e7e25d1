import { ownColour } from '@/lib/content/search/themePage';
import { namedColours } from '@/lib/theme/customColour';

/** The colors with a one-letter name in the search settings, as links that open this page with them. */
export function NamedColours() {
  return (
    <div>
      <p className="title">{ownColour.named}</p>
      <ul className="named">
        {Object.entries(namedColours).map(([letter, colour]) => (
          <li key={letter}>
            <a href={`/theme?k7=${letter}#colour`}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <circle
                  cx="12"
                  cy="12"
                  r="11"
                  fill={`#${colour}`}
                  stroke="currentColor"
                  strokeOpacity="0.4"
                />
              </svg>
              {letter}
            </a>
          </li>
        ))}
      </ul>
      <style jsx>{`
        .title {
          margin-bottom: var(--space-2);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .named {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
        }

        a {
          display: inline-flex;
          align-items: center;
          gap: var(--space-2);
          min-width: 4rem;
          min-height: 2.75rem;
          padding-inline: 0.625rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          color: var(--color-text);
          font-family: var(--font-mono);
          text-decoration: none;
        }

        a:hover {
          border-color: var(--color-accent);
        }
      `}</style>
    </div>
  );
}
