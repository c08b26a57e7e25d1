import { Container } from '@/components/ui/Container';
import { bangs, popularBangs } from '@/lib/content/search/allBangs';
import { bangFacts } from '@/lib/content/search/bangPage';

const popular = popularBangs.slice(0, 10).flatMap((trigger) => bangs.filter((bang) => bang.t === trigger));

// Its elements have no classes: see BangEntries.
function PopularBangs() {
  return (
    <ul>
      {popular.map(({ t, s }) => (
        <li key={t}>
          <b>{`!${t}`}</b>
          <span>{s}</span>
        </li>
      ))}
    </ul>
  );
}

export function BangFacts() {
  const { title, items, popularTitle } = bangFacts;
  return (
    <section className="band facts" aria-labelledby="what-title">
      <Container>
        <div className="two-columns columns">
          <div>
            <h2 className="section-title" id="what-title">
              {title}
            </h2>
            <dl>
              {items.map((item) => (
                <div key={item.title}>
                  <dt>{item.title}</dt>
                  <dd>{item.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="popular">
            <h3>{popularTitle}</h3>
            <PopularBangs />
          </div>
        </div>
      </Container>
      <style jsx>{`
        .facts {
          background: var(--color-surface-warm);
        }

        .columns {
          --first: 7fr;
          --second: 5fr;
          gap: var(--space-7) var(--space-10);
        }

        dl {
          margin-top: var(--space-6);
        }

        dt {
          margin-top: var(--space-5);
          font-size: var(--text-title-3);
          font-weight: var(--weight-semibold);
          line-height: var(--leading-title);
        }

        dd {
          max-width: 34rem;
          color: var(--color-text-muted);
        }

        .popular {
          align-self: start;
          padding: var(--space-6);
          border-radius: var(--radius-huge);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-low);
        }

        .popular :global(ul) {
          padding: 0;
          list-style-type: '';
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-3) var(--space-4);
          margin-top: var(--space-5);
          font-size: var(--text-small);
        }

        .popular :global(li) {
          display: flex;
          align-items: center;
          gap: var(--space-2);
          line-height: 1.25;
        }

        .popular :global(b) {
          flex: none;
          padding: 0.125rem 0.5rem;
          border: 1px solid var(--color-border);
          border-bottom-width: 3px;
          border-radius: var(--radius-small);
          background: var(--color-surface);
          color: var(--color-accent-text);
        }

        .popular :global(span) {
          min-width: 0;
        }

        @media (--large-text) {
          .popular :global(ul) {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
