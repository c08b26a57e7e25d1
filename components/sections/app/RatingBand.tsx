import { Container } from '@/components/ui/Container';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { ratings } from '@/lib/content/downloadPages/app';

/** The ratings in both stores, in large type. */
export function RatingBand() {
  return (
    <section className="band ratings" aria-labelledby="ratings-title">
      <Container>
        <h2 id="ratings-title">{ratings.title}</h2>
        <dl>
          {ratings.stores.map(({ store, rating, reviews: count }) => (
            <div key={store}>
              <dt>
                {store}, {count}
              </dt>
              <dd>
                {rating}
                <SiteIcon name="star" size={32} />
                <VisuallyHidden>{ratings.outOf}</VisuallyHidden>
              </dd>
            </div>
          ))}
          <div>
            <dt>{ratings.downloads.label}</dt>
            <dd>{ratings.downloads.value}</dd>
          </div>
        </dl>
      </Container>
      <style jsx>{`
        .ratings {
          background: var(--color-surface-warm);
        }

        h2 {
          margin-bottom: var(--space-5);
        }

        dl {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-5);
        }

        dl div {
          display: flex;
          flex: 1 1 13rem;
          flex-direction: column-reverse;
          justify-content: flex-end;
        }

        dd {
          display: flex;
          align-items: center;
          gap: 0.25em;
          font-size: min(clamp(2.5rem, 1.2rem + 4.5vw, 5rem), 12.5vw);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.045em;
          word-spacing: 0.08em;
          line-height: 1.1;
          white-space: nowrap;
        }

        dd :global(svg) {
          color: var(--color-highlight);
          fill: currentColor;
        }

        dt {
          color: var(--color-text-muted);
        }
      `}</style>
    </section>
  );
}
