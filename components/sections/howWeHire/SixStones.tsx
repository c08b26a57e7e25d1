import { Line } from '@/components/ui/icons/Line';
import { StandingDuck } from '@/components/ui/icons/StandingDuck';

const stones = [
  { x: 150, y: 214, paid: false },
  { x: 340, y: 186, paid: false },
  { x: 540, y: 206, paid: true },
  { x: 740, y: 176, paid: false },
  { x: 940, y: 196, paid: true },
  { x: 1140, y: 158, paid: false },
] as const;

/** Six stones across the water, the two paid stages in gold, and a duck on its way over the second. */
export function SixStones() {
  return (
    <svg
      className="above-5 full-width"
      viewBox="0 0 1400 320"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--art-sand-deep)" d="M1180 90q80-30 220-24v120h-160q-90-30-60-96z" />
      <path fill="var(--art-far)" d="M0 150q350-30 700 0t700-10v180H0z" />
      <path fill="var(--art-middle)" d="M0 246q350-20 700 4t700-8v78H0z" />
      {stones.map(({ x, y, paid }, index) => (
        <g key={x}>
          <ellipse fill="var(--art-middle)" opacity="0.6" cx={x} cy={y + 26} rx="98" ry="17" />
          <path
            fill={paid ? 'var(--art-beak)' : 'var(--art-line)'}
            d={`M${x - 74} ${y}q0-30 74-30t74 30q0 34-74 34t-74-34z`}
          />
          <ellipse
            fill={paid ? 'var(--art-sun)' : 'var(--art-paper-edge)'}
            cx={x}
            cy={y - 6}
            rx="66"
            ry="20"
          />
          <text x={x} y={y + 4} fill={paid ? 'var(--color-on-highlight)' : 'var(--color-text)'}>
            {index + 1}
          </text>
        </g>
      ))}
      <StandingDuck transform="translate(372 70)" wing="folded" />
      <Line color="beak" width={4} transform="translate(372 70)" d="M28 78v16h8M46 78v16h8" />
      <style jsx>{`
        svg {
          height: clamp(13rem, 24vw, 24rem);
        }

        /* On a phone the first three stones are fully visible, and the path continues past the edge. */
        @media (--below-compact) {
          svg {
            height: 50vw;
          }
        }

        /* From here on there is room for all six. */
        @media (--from-narrow) {
          svg {
            height: min(24vw, 24rem);
          }
        }

        text {
          font-size: 30px;
          font-weight: 700;
          text-anchor: middle;
        }
      `}</style>
    </svg>
  );
}
