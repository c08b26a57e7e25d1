import { donationYears } from '@/lib/content/company/donations';
import { donationsHero } from '@/lib/content/company/donationWords';

const pictures = '/static-assets/backgrounds/donations-pictures.svg';
const width = 1200;
const ground = 400;
const most = Math.max(...donationYears.map(({ total }) => total));
const step = width / donationYears.length;

/** Each year of donations as a plant. Its height follows the square root of the sum, so that the first are visible. */
export function GrowthChart() {
  return (
    <figure className="holder" data-screen-only>
      <svg
        className="full-width"
        role="img"
        aria-label={donationsHero.chartLabel}
        viewBox={`0 0 ${width} 460`}
      >
        <use href={`${pictures}#hills`} />
        {donationYears.map(({ year, total }, index) => (
          <Plant key={year} x={step * (index + 0.5)} size={Math.sqrt(total / most)} />
        ))}
        <use href={`${pictures}#soil`} />
      </svg>
      <ol aria-hidden="true" className="years side-by-side">
        {donationYears.map(({ year }) => (
          <li className="small-text strong-weight centered" key={year}>
            {year}
          </li>
        ))}
      </ol>
      <style jsx>{`
        svg {
          height: auto;
          overflow: visible;
        }

        .years {
          position: absolute;
          inset: auto 0 0.75rem;
        }

        .years li {
          flex: 1;
          min-width: 0;
          color: var(--color-text);
          font-variant-numeric: tabular-nums;
        }

        @media (--below-medium) {
          /* The drawing's soil and sky extend past its frame; the strip with the years must reach the edges, too. */
          .years {
            position: static;
            padding-inline: var(--space-gutter);
            margin-inline: calc(-1 * var(--space-gutter));
            padding-block: var(--space-2);
            background: var(--art-sand-deep);
          }

          .years li {
            display: flex;
            justify-content: center;
            font-size: var(--text-caption);
          }
        }

        @media (--below-narrow) {
          .years li:not(:nth-child(4n + 1)) {
            visibility: hidden;
          }
        }
      `}</style>
    </figure>
  );
}

const drawn = { seedling: 50, sapling: 170, tree: 290 } as const;
const tallest = 330;

/** A plant of the chart, its foot at `x`: a seedling while it is small, a sapling, then a tree. `size` is from 0 to 1. */
function Plant({ x, size }: { x: number; size: number }) {
  const kind = size < 0.25 ? 'seedling' : size < 0.62 ? 'sapling' : 'tree';
  const scale = Math.max(26, tallest * size) / drawn[kind];
  return <use href={`${pictures}#${kind}`} transform={`translate(${x} ${ground}) scale(${scale})`} />;
}
