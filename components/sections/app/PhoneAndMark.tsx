import type { ReactNode } from 'react';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DrawnText } from '@/components/marketing/DrawnText';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** A band with text on the left and the top of a phone rising on the right. */
export function PhoneAndMark({ children }: { children: ReactNode }) {
  return (
    <div className="phone-and-mark">
      <PictureBand ground="sky" size="small" picture={<PhoneTop />}>
        {children}
      </PictureBand>
      <style jsx>{`
        .phone-and-mark {
          margin-bottom: var(--space-7);
        }
      `}</style>
    </div>
  );
}

function PhoneTop() {
  return (
    <div className="phone-top">
      <CachedDrawing name="app-pictures.svg#phone" fit="open">
        <DrawnText x={224.5} y={268} size={19.7} anchor="middle" text={pictureWords.cleared} />
      </CachedDrawing>
      <style jsx>{`
        @media (--below-narrow) {
          .phone-top {
            display: none;
          }
        }
      `}</style>
    </div>
  );
}
