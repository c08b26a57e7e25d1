import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { aboutFigures } from '@/lib/content/company/about';

/** Five figures on stones in the water: the most important one is first and largest. */
export function AboutFigures() {
  return (
    <Section id="figures" title={aboutFigures.title}>
      <dl className="gap-4 in-column">
        {aboutFigures.items.map((item) => (
          <div key={item.label} className={`${item.icon} stacked padded bordered raised-panel`}>
            <dt className="in-row gap-3 medium-weight">
              {item.icon === 'search' ? <Ripples /> : null}
              <span className="icon-ground in-middle round-ends accent-text own-size soft-tint">
                <SiteIcon name={item.icon} size={24} />
              </span>
              {item.label}
            </dt>
            <dd className="value strong-weight">{item.value}</dd>
            <dd className="note small-print">{item.note}</dd>
          </div>
        ))}
      </dl>

      <style jsx>{`
        dl {
          grid-template-columns: repeat(4, minmax(0, 1fr));
        }

        dl > .search {
          grid-row: span 2;
          grid-column: span 2;
          justify-content: space-between;
          position: relative;
          overflow: hidden;
          isolation: isolate;
          border-color: transparent;
          background: var(--color-surface-tint-strong);
        }

        dl > .star {
          border-color: transparent;
          background: var(--color-highlight-surface);
        }

        dt {
          line-height: 1.25;
        }

        .icon-ground {
          width: 2.75rem;
          height: 2.75rem;
        }

        .value {
          margin: var(--space-5) 0 0;
          font-size: min(clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem), 12vw);
          letter-spacing: -0.04em;
          line-height: 1.05;
        }

        .search .value {
          font-size: min(clamp(2.75rem, 1.4rem + 5.6vw, 6rem), 13.75vw);
        }

        .note {
          margin: var(--space-2) 0 0;
        }

        /* Full contrast, since the rings of the water extend behind it. */
        .search .note {
          color: var(--color-text);
          font-size: var(--text-lead);
        }

        @media (--below-wide) {
          dl {
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }

          dl > .search {
            grid-row: auto;
          }
        }

        @media (--below-compact) {
          dl {
            grid-template-columns: minmax(0, 1fr);
          }

          dl > .search {
            grid-column: auto;
          }
        }
      `}</style>
    </Section>
  );
}

/** Rings on the water where something small fell in: one for every search, and all of them fade. */
function Ripples() {
  return (
    <svg
      className="covering filling behind"
      data-screen-only
      aria-hidden="true"
      viewBox="0 0 600 400"
      preserveAspectRatio="xMaxYMid slice"
    >
      <use href="/static-assets/backgrounds/about-pictures.svg#ripples" />
    </svg>
  );
}
