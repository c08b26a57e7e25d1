import { Duck } from '@/components/ui/icons/Duck';
import { Line } from '@/components/ui/icons/Line';

/** A teal searching for the page under water, as teals do: head down, tail up. */
export function DivingDuck() {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
      <circle fill="var(--art-sun)" cx="905" cy="190" r="84" />
      <path fill="var(--art-far)" d="M0 250c150-70 300-70 480 0s330 60 440 0 200-40 280 0v170H0z" />
      <path
        fill="var(--art-middle)"
        d="M0 268c100-34 200-34 300 0s200 34 300 0 200-34 300 0 200 34 300 0v152H0z"
      />
      <Line color="beak" width={11} d="m682 190 40-30M700 222l44-18" />
      <path fill="var(--art-beak)" d="m716 166 6-46a46 46 0 0 1 38 34zM738 210l14-42a44 44 0 0 1 32 40z" />
      <g transform="translate(512 392) rotate(-104 0 0) scale(5.4)">
        <Duck x={-2} turned head={false} />
      </g>
      <path fill="var(--art-near)" d="M0 300c130-30 270-30 400 0s270 26 400 0 270-26 400 4v116H0z" />
      <g className="ripple">
        <path d="M452 330h110M650 322h96M500 352h190" />
      </g>
      <path fill="var(--art-front)" d="M0 366c200-24 400-20 600 0s400 20 600-4v58H0z" />
      <path fill="var(--color-surface-warm)" d="M0 402c200-16 400-14 600-4s400 8 600-6v30H0z" />
      <style jsx>{`
        .ripple {
          fill: none;
          opacity: 0.55;
          stroke: var(--art-stripe);
          stroke-linecap: round;
          stroke-width: 5;
        }
      `}</style>
    </svg>
  );
}
