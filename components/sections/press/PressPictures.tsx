import { ProductPicture } from '@/components/marketing/ProductPicture';
import { pressMaterials } from '@/lib/content/company/press';
import { pressPictures } from '@/lib/content/company/pressKit';

export function PressPictures() {
  const { title, lead, captions } = pressMaterials.pictures;
  return (
    <div data-screen-only>
      <h3 className="medium-title">{title}</h3>
      <p className="muted">{lead}</p>
      <ul className="pictures">
        {pressPictures.map((name) => (
          <li key={name} className={name}>
            <figure>
              <div className="frame">
                <ProductPicture name={name} />
              </div>
              <figcaption className="small-print">{captions[name]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <style jsx>{`
        p {
          margin-block: var(--space-2) var(--space-5);
        }

        ul {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-5);
        }

        .vpn {
          grid-column: 1 / -1;
        }

        .frame {
          overflow: hidden;
          border-radius: var(--radius-large);
          background: var(--color-surface-warm);
        }

        figcaption {
          margin-top: var(--space-3);
        }

        @media (--below-narrow) {
          ul {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </div>
  );
}
