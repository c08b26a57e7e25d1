import { Container } from '@/components/ui/Container';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** A broker's page, with the lines struck out that the app has had removed. */
export function Listing() {
  const { title, text, name, lines, after } = removalProduct.listing;
  return (
    <section className="band" aria-labelledby="listing-title">
      <Container>
        <div className="columns">
          <figure>
            <p className="name">{name}</p>
            <dl>
              {lines.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <span>{value}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <figcaption>{after}</figcaption>
          </figure>
          <div>
            <h2 id="listing-title">{title}</h2>
            <p className="lead-text text">{text}</p>
          </div>
        </div>
      </Container>
      <style jsx>{`
        .band {
          background: var(--color-surface-warm);
        }

        .columns {
          display: grid;
          gap: var(--space-8) clamp(var(--space-6), 6vw, var(--space-10));
          align-items: center;
        }

        h2 {
          max-width: 14em;
          font-size: var(--text-title-1);
        }

        .text {
          max-width: 34rem;
          margin-top: var(--space-4);
        }

        figure {
          position: relative;
          max-width: 28rem;
          padding: clamp(1.25rem, 4vw, 2rem);
          border: 1px solid var(--art-paper-edge);
          background: var(--art-paper);
          box-shadow: var(--shadow-low);
          rotate: -1.5deg;
        }

        .name {
          font-size: var(--text-title-2);
          font-weight: var(--weight-bold);
        }

        dl {
          display: grid;
          gap: var(--space-3);
          margin-block: var(--space-4) var(--space-5);
        }

        dl div {
          display: grid;
          grid-template-columns: 6.5rem minmax(0, 1fr);
          gap: var(--space-3);
        }

        dt {
          color: var(--color-text-muted);
        }

        dd {
          margin: 0;
        }

        dd span {
          box-decoration-break: clone;
          padding-inline: 0.375rem;
          background: var(--art-head);
          color: var(--art-on-teal);
        }

        figcaption {
          display: inline-block;
          padding: 0.375rem 0.875rem;
          border: 3px solid var(--color-success-text);
          border-radius: 0.375rem;
          color: var(--color-success-text);
          font-size: var(--text-small);
          font-weight: var(--weight-bold);
          text-wrap: balance;
          rotate: -2deg;
        }

        @media (--large-text) {
          figure {
            rotate: none;
          }

          dl div {
            grid-template-columns: minmax(0, 1fr);
            gap: 0;
          }
        }

        @media (--from-medium) {
          .columns {
            grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
          }
        }
      `}</style>
    </section>
  );
}
