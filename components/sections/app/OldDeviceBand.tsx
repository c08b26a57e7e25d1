import type { ReactNode } from 'react';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PictureBand } from '@/components/sections/downloads/PictureBand';

/** Text beside an old monitor on which the teal has built its nest. */
export function OldDeviceBand({ children }: { children: ReactNode }) {
  return (
    <PictureBand
      ground="warm"
      size="small"
      picture={<CachedDrawing name="device-pictures.svg#monitor" fit="open" />}
    >
      {children}
    </PictureBand>
  );
}
