import type { ReactNode } from 'react';

type Props = {
  ground: 'sky' | 'warm' | 'deep';
  /** A small picture stays beside the text down to phone size; a larger one moves below it sooner. */
  size: 'large' | 'equal' | 'small';
  picture: ReactNode;
  /** On which side of the text the picture is, where there is room. */
  side?: 'left' | 'right';
  id?: string;
  labelledBy?: string;
  children: ReactNode;
};

const grounds = { sky: 'sky-ground', warm: 'warm', deep: 'deep' } as const;

/** Text, and beside it a drawing that rests on the lower edge of the band. */
export function PictureBand({ ground, size, picture, side = 'right', id, labelledBy, children }: Props) {
  return (
    <section className={`${grounds[ground]} clipped`} id={id} aria-labelledby={labelledBy}>
      <div className="page-column">
        <div className={`columns gap-6 in-column ${size} ${side}`}>
          <div className="words">{children}</div>
          <div className="picture" data-screen-only>
            {picture}
          </div>
        </div>
      </div>
      <style jsx>{`
        .warm {
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .columns {
          align-items: end;
        }

        .words {
          align-self: center;
          padding-top: var(--space-above-title);
        }

        @media (--from-narrow) {
          .small {
            grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          }

          .small .words {
            padding-bottom: var(--space-above-title);
          }
        }

        @media (--from-wide) {
          .large {
            grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
          }

          .equal {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          }

          .words {
            padding-bottom: var(--space-above-title);
          }

          /* Placed by numbers, so that the text does not begin on the left while the picture has not arrived. */
          .left .words {
            grid-area: 1 / 2;
          }

          .left .picture {
            grid-area: 1 / 1;
          }
        }

        /* A title in the narrower column of two, in the words of any language. */
        @media (--from-narrow) and (--below-wide) {
          .small .words :global(h1) {
            font-size: var(--text-title-1);
            hyphens: auto;
          }
        }

        @media (--below-narrow) {
          .small .picture {
            width: min(100%, 20rem);
            margin-inline: auto;
          }
        }

        @media print {
          .columns {
            display: block;
          }
        }
      `}</style>
    </section>
  );
}
