import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { extensionWords } from '@/lib/content/downloadPages/extension';

/** What has changed since the extension was installed: text and drawings, alternating sides. */
export function Changes() {
  const { title, items } = extensionWords.changes;
  return (
    <Section id="changes" title={title}>
      <ul className="rows in-column">
        {items.map((item) => (
          <li className="in-column level" key={item.id}>
            <div className="picture large-corners padded soft-tint" data-screen-only>
              <CachedDrawing
                name={
                  item.id === 'connect' ? 'extension-pictures.svg#connect' : `app-pictures.svg#${item.id}`
                }
              />
            </div>
            <div>
              <p className="eyebrow small-text below-2">{item.name}</p>
              <h3 className="medium-title">{item.title}</h3>
              <p className="text muted above-3">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>

      <style jsx>{`
        .rows {
          gap: var(--space-8);
        }

        li {
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
          gap: var(--space-5) var(--space-9);
        }

        li:nth-child(even) .picture {
          background: var(--color-surface-warm);
        }

        .text {
          font-size: 1.125rem;
        }

        @media (--from-medium) {
          li:nth-child(even) {
            grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
          }

          li:nth-child(even) .picture {
            order: 1;
          }
        }

        @media (--below-medium) {
          li {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        @media print {
          li {
            display: block;
            break-inside: avoid;
          }
        }
      `}</style>
    </Section>
  );
}
