import { Section } from '@/components/marketing/Section';
import { featureArt } from '@/components/sections/app/featureArt';
import { Art } from '@/components/sections/downloads/art/Art';
import { extensionWords } from '@/lib/content/downloadPages/extension';

/** An open connection and a closed one, 360 by 220 units. */
const connectArt = (
  <>
    <path className="gone" d="M20 70h320" />
    <circle fill="var(--art-beak)" cx="140" cy="70" r="9" />
    <circle fill="var(--art-beak)" cx="230" cy="70" r="9" />
    <path className="stroke thick" d="M20 150h112M228 150h112" />
    <circle fill="var(--art-far)" cx="180" cy="146" r="66" />
    <rect fill="var(--art-front)" x="142" y="132" width="76" height="60" rx="14" />
    <path className="stroke thick" d="M158 132v-16a22 22 0 0 1 44 0v16" />
    <path className="stroke white thick" d="M180 154v16" />
  </>
);

const art = { ...featureArt, connect: connectArt };

/** What has changed since the extension was installed: text and drawings, alternating sides. */
export function Changes() {
  const { title, items } = extensionWords.changes;
  return (
    <Section id="changes" title={title}>
      <ul className="rows in-column">
        {items.map((item) => (
          <li className="in-column level" key={item.id}>
            <div className="picture large-corners padded soft-tint" data-screen-only>
              <Art width={360} height={220}>
                {art[item.id]}
              </Art>
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
