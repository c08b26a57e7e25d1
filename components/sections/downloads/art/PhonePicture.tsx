import { Duck } from '@/components/ui/icons/Duck';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** A phone with our app, 250 by 500 units, as part of a drawing. */
export function PhonePicture({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect fill="var(--art-head)" width="250" height="500" rx="44" />
      <rect fill="var(--art-paper)" x="11" y="11" width="228" height="478" rx="34" />
      <path fill="var(--art-head)" d="M92 30a8 8 0 0 1 8-8h50a8 8 0 0 1 0 16h-50a8 8 0 0 1-8-8z" />
      <rect fill="var(--art-warm)" x="28" y="62" width="194" height="196" rx="24" />
      <circle fill="var(--art-sun)" cx="68" cy="98" r="18" />
      <Duck x={52} y={96} scale={2.6} />
      <path
        fill="var(--art-near)"
        d="M28 218c34-18 64-18 97 0s64 18 97 0v16a24 24 0 0 1-24 24H52a24 24 0 0 1-24-24z"
      />
      <text x="125" y="300" fontSize="24" textAnchor="middle">
        {pictureWords.cleared}
      </text>
      <rect fill="var(--art-paper-edge)" x="56" y="318" width="138" height="9" rx="4.5" />
      <rect className="card" x="28" y="378" width="194" height="44" rx="22" />
      <path fill="var(--art-near)" d="M52 390l8 3v7c0 5-3.2 8.6-8 11-4.8-2.4-8-6-8-11v-7z" />
      <rect fill="var(--art-paper-edge)" x="72" y="396" width="96" height="9" rx="4.5" />
      <path className="stroke" d="M49 450l-8 8 8 8M80 450l8 8-8 8" />
      <circle fill="var(--art-front)" cx="125" cy="458" r="19" />
      <path className="stroke white" d="M118 463c-3-8 8-9 6-17 8 4 12 11 8 17" />
      <rect className="stroke" x="159" y="449" width="18" height="18" rx="4" />
      <path className="stroke" d="M198 451h16m-16 7h16m-16 7h16" />
    </g>
  );
}
