import type { ReactNode } from 'react';
import { Art } from '@/components/sections/downloads/art/Art';
import { PhonePicture } from '@/components/sections/downloads/art/PhonePicture';
import { Container } from '@/components/ui/Container';

/** A low band with words on the left and the top of a phone rising on the right. */
export function PhoneAndMark({ children }: { children: ReactNode }) {
  return (
    <section>
      <Container>
        <div className="columns">
          <div className="words">{children}</div>
          <div className="picture">
            <Art width={420} height={330} open>
              <circle className="sun" cx="90" cy="150" r="84" />
              <path
                className="middle"
                d="M-110 330c40-50 70-66 110-80 80-50 170-50 250-10s120 24 170-20c300-90 600-40 900 0v110z"
              />
              <PhonePicture x={122} y={22} scale={0.82} />
              <path className="front" d="M-1600 306H0c70-16 140-16 210 0s140 16 210 0h1600v26h-3620z" />
            </Art>
          </div>
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
          margin-bottom: var(--space-7);
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          align-items: end;
          gap: var(--space-6);
        }

        .words {
          align-self: center;
          padding-block: clamp(2rem, 0.5rem + 4vw, 4rem);
        }

        @media (--below-narrow) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }

          .picture {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
