import { Line } from '@/components/ui/icons/Line';
import { donationYears } from '@/lib/content/company/donations';
import { donationsHero } from '@/lib/content/company/donationWords';

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

type Props = {
  /** Center of its foot. */
  x: number;
  foot: number;
  /** From 0 to 1. */
  size: number;
};

const tallest = 330;

/** A plant of the chart: a seedling while it is small, a sapling, then a tree. */
function Plant({ x, foot, size }: Props) {
  const height = tallest * size;
  const kind = size < 0.25 ? 'seedling' : size < 0.62 ? 'sapling' : 'tree';
  return (
    <g transform={`translate(${x} ${foot})`}>
      {kind === 'seedling' ? <Seedling height={Math.max(26, height)} /> : null}
      {kind === 'sapling' ? <Sapling height={height} /> : null}
      {kind === 'tree' ? <Tree height={height} /> : null}
    </g>
  );
}

function Seedling({ height }: { height: number }) {
  return (
    <>
      <Line color="front" width={5} d={`M0 4V${-height}`} />
      <path fill="var(--art-near)" d={`M0 ${-height + 6}c-20 2-24-12-24-18 16-2 24 6 24 18z`} />
      <path fill="var(--art-near)" d={`M0 ${-height}c0-14 8-22 24-20 0 10-8 20-24 20z`} />
    </>
  );
}

function Sapling({ height }: { height: number }) {
  const leaves = [0.35, 0.55, 0.75, 0.92];
  return (
    <>
      <Line color="front" width={5} d={`M0 4V${-height}`} />
      {leaves.map((part, index) => (
        <path
          key={part}
          fill="var(--art-near)"
          transform={`translate(0 ${-height * part}) scale(${index % 2 === 0 ? -1 : 1} 1)`}
          d="M0 6c2-24 16-34 38-32 0 20-14 34-38 32z"
        />
      ))}
      <circle fill="var(--art-middle)" cy={-height} r="20" />
    </>
  );
}

function Tree({ height }: { height: number }) {
  const radius = 16 + height * 0.062;
  return (
    <>
      <Line color="head" width={11} d={`M0 6V${-height + radius}M0 ${-height * 0.45}l18-22`} />
      <circle fill="var(--art-middle)" cx="-14" cy={-height + radius + 26} r={radius} />
      <circle fill="var(--art-near)" cx="18" cy={-height + radius + 10} r={radius * 0.86} />
      <circle fill="var(--art-middle)" cx="2" cy={-height + radius - 8} r={radius * 0.8} />
      <circle fill="var(--art-beak)" cx="-20" cy={-height + radius + 34} r="6" />
      <circle fill="var(--art-beak)" cx="20" cy={-height + radius + 22} r="6" />
      <circle fill="var(--art-beak)" cx="0" cy={-height + radius - 14} r="6" />
    </>
  );
}
