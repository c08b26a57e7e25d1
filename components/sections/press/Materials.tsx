import { ProductPicture } from '@/components/marketing/ProductPicture';
import { Section } from '@/components/marketing/Section';
import { KitPanel } from '@/components/sections/press/KitPanel';
import { Palette } from '@/components/sections/press/Palette';
import { pressMaterials } from '@/lib/content/company/press';
import { pressPictures } from '@/lib/content/company/pressKit';

export function Materials() {
  const { title, rules } = pressMaterials;
  return (
    <Section id="materials" title={title}>
      <div className="two-columns grid">
        <KitPanel />
        <Palette />
        <div className="rules">
          <h3>{rules.title}</h3>
          <ul className="ruled-list">
            {rules.list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
      <PressPictures />

      <style jsx>{`
        .grid {
          --first: 7fr;
          --second: 5fr;
          grid-template-rows: auto 1fr;
          gap: var(--space-5);
          margin-bottom: var(--space-9);
        }

        .grid > :global(:first-child) {
          grid-row: span 2;
        }

        .rules {
          display: flex;
          flex-direction: column;
          padding: var(--space-5);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-large);
        }

        .rules ul {
          display: grid;
          flex: 1;
          margin-top: var(--space-3);
        }

        /* The rules fill the height of the panel beside them, so that no empty space remains. */
        @media (--from-wide) {
          .rules ul {
            grid-auto-rows: 1fr;
          }
        }
      `}</style>
    </Section>
  );
}

function PressPictures() {
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
