import { ownColor } from '@/lib/content/search/themePage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { namedColors } from '@/lib/theme/customColor';

/**
 * The colors that the search settings know by a code, as links to the settings, which show them without a script, too.
 * With one (enhance/forms/ownColor), they open this page with them.
 */
export function NamedColors() {
  return (
    <div>
      <p className="field-label">{ownColor.named}</p>
      <ul className="wrapping gap-2" data-own-color="named">
        {ownColor.names.map(([code, name]) => (
          <li key={code}>
            <a href={localUrl(`/settings?k7=${code}#appearance`)}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <circle
                  cx="12"
                  cy="12"
                  r="11"
                  fill={`#${namedColors[code]}`}
                  stroke="currentColor"
                  strokeOpacity="0.4"
                />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <style jsx>{`
        a {
          display: inline-flex;
          align-items: center;
          gap: var(--space-2);
          min-height: 2.75rem;
          padding-inline: 0.625rem 1rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          color: var(--color-text);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          text-decoration: none;
        }

        a:hover {
          border-color: var(--color-accent);
        }
      `}</style>
    </div>
  );
}
