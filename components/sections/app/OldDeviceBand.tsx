import type { ReactNode } from 'react';
import { Art } from '@/components/sections/downloads/art/Art';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { Duck } from '@/components/ui/icons/Duck';

/** Text beside an old monitor on which the teal has built its nest. */
export function OldDeviceBand({ children }: { children: ReactNode }) {
  return (
    <PictureBand ground="warm" size="small" picture={<OldMonitor />}>
      {children}
    </PictureBand>
  );
}

function OldMonitor() {
  return (
    <Art width={460} height={400} open>
      <circle fill="var(--art-warm-deep)" cx="240" cy="210" r="170" />
      <rect fill="var(--art-sand)" x="70" y="120" width="320" height="220" rx="26" />
      <rect fill="var(--art-sand-deep)" x="70" y="296" width="320" height="44" rx="22" />
      <rect fill="var(--art-head)" x="98" y="144" width="264" height="148" rx="14" />
      <path
        fill="var(--art-near)"
        d="M98 250c60-36 110-34 160-8s70 16 104-4v40a14 14 0 0 1-14 14H112a14 14 0 0 1-14-14z"
      />
      <circle fill="var(--art-sun)" cx="300" cy="186" r="18" />
      <circle fill="var(--art-line)" cx="348" cy="318" r="8" />
      <path fill="var(--art-sand-deep)" d="M170 340h120l22 44H148z" />
      <Duck x={150} y={14} scale={2.6} />
      <path fill="var(--art-front)" d="M-1600 386H0c76-12 152-12 230 0s154 12 230 0h1600v16h-3660z" />
    </Art>
  );
}
