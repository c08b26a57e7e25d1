import { settingsPreview } from '@/lib/content/search/settingsPage';

/** A small results page with the chosen look. The script sets its properties; without one it is hidden. */
export function SettingsPreview() {
  const { title, query, results } = settingsPreview;
  return (
    <figure data-screen-only data-settings-preview data-needs-script="">
      <figcaption className="small-print medium-weight below-2">{title}</figcaption>
      <div className="screen bordered holder clipped high-shadow large-corners" aria-hidden="true">
        <p className="bar">
          <span className="own-line round-ends">{query}</span>
        </p>
        {results.map((result) => (
          <div key={result.address} className="result">
            <p className="address">{result.address}</p>
            <p className={result.visited ? 'title visited' : 'title'}>{result.title}</p>
            <p className="text">{result.text}</p>
          </div>
        ))}
      </div>
      <style jsx>{`
        .screen {
          height: 19rem;
          background: var(--preview-background, var(--color-surface-raised));
          color: var(--preview-text, var(--color-text-muted));
          font-family: var(--preview-font, var(--font-sans));
          font-size: var(--preview-size, 1em);
        }

        /* The results extend below the frame, as on a screen; they fade out before it cuts off a line. */
        .screen::after {
          position: absolute;
          inset: auto 0 0;
          height: 3rem;
          background: linear-gradient(transparent, var(--preview-background, var(--color-surface-raised)));
          content: '';
        }

        .bar {
          padding: 0.75em 1em;
          background: var(--preview-header, var(--color-surface-warm));
          color: var(--preview-on-header, var(--color-text));
        }

        .bar span {
          padding: 0.375em 1em;
          border: 1px solid currentColor;
          font-size: 0.875em;
        }

        .result {
          padding: 0.875em 1.25em 0;
          line-height: 1.35;
        }

        .address {
          color: var(--preview-address, var(--color-success-text));
          font-size: 0.75em;
        }

        .title {
          color: var(--preview-title, var(--color-accent-text));
          font-family: var(--preview-title-font, var(--font-sans));
          font-size: 1em;
          font-weight: var(--weight-semibold);
          text-decoration: var(--preview-line, none);
        }

        .visited {
          color: var(--preview-visited, var(--color-accent-text));
        }

        .text {
          font-size: 0.875em;
        }
      `}</style>
    </figure>
  );
}
