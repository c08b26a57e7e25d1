import type { ReactNode } from 'react';
import { Duck } from '@/components/ui/icons/Duck';
import { Line } from '@/components/ui/icons/Line';
import type { ErrorKind } from '@/lib/content/site/errors/errorPages';

type Scene = Exclude<ErrorKind, 'notFound' | 'serverError'>;

/** A wind-up toy with a key in its back and wheels below. */
function toy(x: number) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Line color="sand-deep" width={11} d="M20 252h-34m-10-18v36m-14-36c-18-8-26 8-14 18-12 10-4 26 14 18" />
      <Duck x={10} y={188} scale={3.4} />
      <circle cx="66" cy="346" r="22" fill="var(--art-outline)" />
      <circle cx="118" cy="346" r="22" fill="var(--art-outline)" />
      <circle cx="66" cy="346" r="8" fill="var(--art-beak)" />
      <circle cx="118" cy="346" r="8" fill="var(--art-beak)" />
    </g>
  );
}

/** What happens on the lake, by the kind of error. */
export const sceneArt: Record<Scene, ReactNode> = {
  gone: (
    <>
      <Duck x={880} y={236} scale={1.6} />
      <Line color="stripe" width={6} d="M700 330h52m30-4h40m28-6h22" />
      <path d="M436 304c10 78 312 78 322 0z" fill="var(--art-sand-deep)" />
      <Line
        color="sand"
        width={6}
        d="M448 330c86 30 214 30 300-2M474 350c72 22 174 20 246-6M444 306l-26-14M752 304l28-16M500 290l-22-20"
      />
      <ellipse cx="597" cy="304" rx="161" ry="27" fill="var(--art-sand)" />
      <ellipse cx="597" cy="308" rx="124" ry="17" fill="var(--art-head)" />
      <path d="M612 300c14-46 52-66 92-60-14 36-46 62-92 60z" fill="var(--art-wing)" />
      <Line color="body" width={5} d="m612 302 70-48" />
    </>
  ),
  refused: (
    <>
      <path d="M700 232c44-2 46-52 78-66l22 16c-34 26-26 92-84 110z" fill="var(--art-wing)" />
      <Line color="outline" width={20} d="M498 226c-74-22-98 22-76 60 16 30 52 40 88 36" />
      <Duck x={516} y={62} scale={3.3} />
      <path d="M486 206h230c24 56 12 130-42 172H528c-54-42-66-116-42-172z" fill="var(--art-body)" />
      <path d="M486 206h116v172h-74c-54-42-66-116-42-172z" fill="var(--art-head)" opacity="0.35" />
      <rect x="472" y="192" width="258" height="26" rx="13" fill="var(--art-outline)" />
      <Line color="paper-edge" width={9} d="M800 138c-14-16 14-26 0-44m28 32c-10-12 10-20 0-34" />
    </>
  ),
  challenge: (
    <>
      {toy(330)}
      <Duck x={528} y={184} scale={3.8} turned />
      {toy(790)}
      <Line color="outline" width={12} d="M574 120c0-40 54-40 54-4 0 26-27 24-27 44" />
      <circle cx="601" cy="180" r="8" fill="var(--art-outline)" />
    </>
  ),
  limit: (
    <>
      <rect x="744" y="180" width="26" height="190" rx="10" fill="var(--art-outline)" />
      <circle cx="757" cy="170" r="22" fill="var(--art-beak)" />
      <g transform="rotate(-4 757 236)">
        <rect x="486" y="224" width="272" height="26" rx="13" fill="var(--art-paper)" />
        <path
          d="M520 224h40l-18 26h-40zM600 224h40l-18 26h-40zM680 224h40l-18 26h-40z"
          fill="var(--art-beak)"
        />
      </g>
      <Duck x={352} y={222} scale={3.2} />
      <Duck x={236} y={274} scale={2} />
      <Duck x={138} y={284} scale={1.8} />
      <Duck x={48} y={292} scale={1.6} />
    </>
  ),
  region: (
    <>
      <Line color="outline" width={9} dash="2 22" d="M640 200c60 40 120 40 180 90s120 60 200 40" />
      <Line color="sand-deep" width={7} d="M300 352c100 30 200 30 300-8s200-30 330 12" />
      {[330, 470, 745, 890].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={350} rx="30" ry="22" fill="var(--art-beak)" />
          <path d={`M${x - 28} 343h56v14h-56z`} fill="var(--art-paper)" />
        </g>
      ))}
      <Line color="outline" width={12} d="M610 350V150" />
      <path d="M610 152c40-18 62 18 108 0v66c-46 18-68-18-108 0z" fill="var(--art-body)" />
      <path d="M560 350c0-26 22-40 50-40s50 14 50 40z" fill="var(--art-beak)" />
      <Duck x={376} y={208} scale={3.3} />
    </>
  ),
};
