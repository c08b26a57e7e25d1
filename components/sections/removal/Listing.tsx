import { Section } from '@/components/marketing/Section';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** A broker's page, with the lines struck out that the app has had removed. */
export function Listing() {
  const { title, text } = removalProduct.listing;
  return (
    <Section id="listing" title={title} lead={text} tone="warm" picture={<BrokerPage />} pictureSide="left" />
  );
}

function BrokerPage() {
  const { name, lines, after } = removalProduct.listing;
  return (
    <figure className="holder paper-ground">
      <p className="name medium-title">{name}</p>
      <dl className="gap-3 in-column">
        {lines.map(([label, value]) => (
          <div className="wrapping" key={label}>
            <dt className="muted">{label}</dt>
            <dd>
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="small-text balanced">{after}</figcaption>
      <style jsx>{`
        figure {
          max-width: 28rem;
          padding: clamp(1.25rem, 4vw, 2rem);
          border: 1px solid var(--art-paper-edge);
          box-shadow: var(--shadow-low);
          rotate: -1.5deg;
        }

        .name {
          font-weight: var(--weight-bold);
        }

        dl {
          margin-block: var(--space-4) var(--space-5);
        }

        dl div {
          column-gap: var(--space-3);
        }

        dt {
          flex: 0 1 6.5rem;
        }

        dd {
          flex: 1 1 8rem;
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
          font-weight: var(--weight-bold);
          rotate: -2deg;
        }

        @media (--large-text) {
          figure {
            rotate: none;
          }
        }
      `}</style>
    </figure>
  );
}
