import { Duck } from '@/components/ui/icons/Duck';
import { Line } from '@/components/ui/icons/Line';

/** A teal sitting out a shower. */
export function RainyDuck() {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
      <path fill="var(--art-far)" d="M0 260c150-50 300-50 480 0s330 40 440 0 200-30 280 0v160H0z" />
      <g fill="var(--art-line)">
        <rect x="470" y="68" width="250" height="64" rx="32" />
        <circle cx="560" cy="72" r="46" />
        <circle cx="632" cy="80" r="36" />
      </g>
      <Line color="near" width={9} d="m508 156-8 26M564 156l-14 46M624 156l-8 26M684 156l-14 46" />
      <path
        fill="var(--art-middle)"
        d="M0 282c100-40 200-40 300 0s200 40 300 0 200-40 300 0 200 40 300 0v138H0z"
      />
      <Duck x={490} y={176} scale={4.4} />
      <path
        fill="var(--art-near)"
        d="M0 344c100-44 200-44 300-6s200 34 300 2 200-38 300-4 200 34 300 0v84H0z"
      />
      <path fill="var(--art-front)" d="M0 380c200-30 400-24 600-2s400 18 600-6v48H0z" />
      <path fill="var(--color-surface-warm)" d="M0 404c200-16 400-14 600-4s400 8 600-6v28H0z" />
    </svg>
  );
}
