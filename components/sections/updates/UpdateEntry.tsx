import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { dayAndMonth, type Update } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';

export function UpdateEntry({ update: { id, name, date, systems } }: { update: Update }) {
  const { title, text } = updateTexts[name];
  return (
    <li id={id} className={['update', ...systems].join(' ')}>
      <p className="when small-text">
        <a href={`#${id}`}>
          <time dateTime={date}>{dayAndMonth(date)}</time>
          <VisuallyHidden>
            {' '}
            {updatesWords.permalink}: {title}
          </VisuallyHidden>
        </a>
      </p>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <ul className="systems">
          {systems.map((system) => (
            <li key={system}>{systemNames[system]}</li>
          ))}
        </ul>
      </div>
      <style jsx>{`
        .update {
          display: grid;
          grid-template-columns: 8.5rem minmax(0, 1fr);
          gap: var(--space-2) var(--space-5);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
          scroll-margin-top: var(--header-height);
        }

        .update:target {
          margin-inline: calc(-1 * var(--space-4));
          padding-inline: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-highlight-surface);
        }

        .when a {
          color: var(--color-text-muted);
          text-decoration: none;
        }

        .when a:hover {
          text-decoration: underline;
        }

        h3 + p {
          max-width: 38rem;
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        .systems {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-1) var(--space-2);
          margin-top: var(--space-3);
        }

        .systems li {
          padding: 0.125rem 0.625rem;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-round);
          font-size: var(--text-caption);
          font-weight: var(--weight-medium);
        }

        @media (--below-narrow) {
          .update {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </li>
  );
}
