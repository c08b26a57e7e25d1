import { Line } from '@/components/ui/icons/Line';

/** Their positions and sizes, and whether somebody is at the desk. */
const houses = [
  { x: 40, width: 130, height: 110, roof: 46, lit: true, tone: 'near' },
  { x: 250, width: 92, height: 190, roof: 30, lit: false, tone: 'front' },
  { x: 440, width: 150, height: 150, roof: 40, lit: true, tone: 'near' },
  { x: 690, width: 170, height: 84, roof: 52, lit: false, tone: 'sand-deep' },
  { x: 900, width: 96, height: 210, roof: 34, lit: true, tone: 'front' },
  { x: 1030, width: 140, height: 120, roof: 56, lit: true, tone: 'middle' },
] as const;

const ground = 300;

/** The houses of one team under one sky, from morning on the left to night on the right. */
export function LitHouses() {
  return (
    <svg
      className="above-6 full-width"
      viewBox="0 0 1400 340"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle fill="var(--art-sun)" cx="180" cy="120" r="70" />
      <path fill="var(--art-near)" opacity="0.45" d="M760 340c0-160 200-300 640-330v330z" />
      <circle fill="var(--art-sun)" cx="1290" cy="70" r="26" />
      <path fill="var(--art-far)" d="M0 270q180-90 360-40t360-20 340 10 340-30v150H0z" />
      {houses.map(({ x, width, height, roof, lit, tone }) => {
        const top = ground - height;
        const middle = x + width / 2;
        return (
          <g key={x}>
            <path fill={`var(--art-${tone})`} d={`M${x} ${top}h${width}v${height}H${x}z`} />
            <path
              fill="var(--art-head)"
              d={`M${x - 12} ${top}L${middle} ${top - roof}L${x + width + 12} ${top}z`}
            />
            <rect
              fill={lit ? 'var(--art-sun)' : 'var(--art-ink)'}
              opacity={lit ? 1 : 0.5}
              x={middle - 22}
              y={top + 22}
              width="44"
              height="36"
              rx="4"
            />
            {lit ? (
              <path
                fill="var(--art-head)"
                d={`M${middle - 12} ${top + 58}v-12a8 8 0 0 1 16 0v12M${middle + 6} ${top + 46}h12v12h-12z`}
              />
            ) : null}
          </g>
        );
      })}
      <path fill="var(--art-sand)" d="M0 300q350-16 700 0t700 0v40H0z" />
      <Line color="outline" width={3} dash="2 9" d="M105 144q120-80 191-60t219 56 433-62 152 80" />
      <style jsx>{`
        svg {
          height: clamp(11rem, 24vw, 24rem);
        }
      `}</style>
    </svg>
  );
}
