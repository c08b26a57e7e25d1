import type { ReactNode } from 'react';
import { Art } from '@/components/sections/downloads/art/Art';
import { PhonePicture } from '@/components/sections/downloads/art/PhonePicture';
import { PictureBand } from '@/components/sections/downloads/PictureBand';

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
      <Art width={420} height={330} open>
        <circle fill="var(--art-sun)" cx="90" cy="150" r="84" />
        <path
          fill="var(--art-middle)"
          d="M-110 330c40-50 70-66 110-80 80-50 170-50 250-10s120 24 170-20c300-90 600-40 900 0v110z"
        />
        <PhonePicture x={122} y={22} scale={0.82} />
        <path fill="var(--art-front)" d="M-1600 306H0c70-16 140-16 210 0s140 16 210 0h1600v26h-3620z" />
      </Art>
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
