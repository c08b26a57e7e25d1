import { donationYears } from '@/lib/content/company/donations';
import { donationsHero } from '@/lib/content/company/donationWords';
import { Plant } from './Plant';

const width = 1200;
const ground = 400;
const most = Math.max(...donationYears.map(({ total }) => total));
const step = width / donationYears.length;

/** Each year of donations as a plant. Its height follows the square root of the sum, so that the first are visible. */
export function GrowthChart() {
  return (
    <figure data-screen-only>
      <svg role="img" aria-label={donationsHero.chartLabel} viewBox={`0 0 ${width} 460`}>
        <circle fill="var(--art-sun)" cx="160" cy="110" r="64" />
        <path
          fill="var(--art-far)"
          d="M-800 350C-560 260-200 400 0 330c200-70 420-60 640-20s360 20 560-50 500-60 800 10v190H-800z"
        />
        {donationYears.map(({ year, total }, index) => (
          <Plant key={year} x={step * (index + 0.5)} foot={ground} size={Math.sqrt(total / most)} />
        ))}
        <path
          fill="var(--art-sand-deep)"
          d="M-800 396c260-12 600 6 800 0s400 4 600 0 400-10 600 0 540-8 800 0v64H-800z"
        />
      </svg>
      <ol aria-hidden="true" className="years">
        {donationYears.map(({ year }) => (
          <li className="small-text strong-weight" key={year}>
            {year}
          </li>
        ))}
      </ol>
      <style jsx>{`
        figure {
          position: relative;
        }

        svg {
          width: 100%;
          height: auto;
          overflow: visible;
        }

        .years {
          position: absolute;
          inset: auto 0 0.75rem;
          display: flex;
        }

        .years li {
          flex: 1;
          min-width: 0;
          color: var(--color-text);
          font-variant-numeric: tabular-nums;
          text-align: center;
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
