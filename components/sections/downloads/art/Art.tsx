import type { ReactNode } from 'react';

type Props = {
  width: number;
  height: number;
  /** The ground extends beyond the drawing; the surrounding band clips it. */
  open?: boolean;
  children: ReactNode;
};

/** A drawing in the theme's art colors. Decoration: the text beside it says the same. */
export function Art({ width, height, open = false, children }: Props) {
  return (
    <svg
      data-screen-only
      aria-hidden="true"
      focusable="false"
      className={open ? 'app-art open' : 'app-art'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {children}
      <style jsx global>{`
        /* The art colors that these drawings share; each follows the theme. */
        .app-art {
          width: 100%;
          height: auto;
        }

        /* Its ground extends to the edges of the surrounding band, which clips the rest. */
        .app-art.open {
          overflow: visible;
        }

        .app-art text {
          fill: var(--color-text);
          font-weight: 600;
          letter-spacing: -0.02em;
        }

        .app-art .soft {
          fill: var(--color-text-muted);
          font-weight: 500;
          letter-spacing: 0;
        }

        .app-art .on-amber {
          fill: var(--color-on-highlight);
        }

        .app-art .card {
          fill: var(--art-paper);
          stroke: var(--art-paper-edge);
          stroke-width: 1.5;
        }

        .app-art .gone {
          fill: none;
          stroke: var(--art-near);
          stroke-dasharray: 7 6;
          stroke-linecap: round;
          stroke-width: 2;
        }

        .app-art .stroke {
          fill: none;
          stroke: var(--art-outline);
          stroke-linecap: round;
          stroke-linejoin: round;
          stroke-width: 3;
        }

        .app-art .dots {
          fill: none;
          stroke: var(--art-ink);
          stroke-dasharray: 1 12;
          stroke-linecap: round;
          stroke-width: 5;
        }

        .app-art .thin {
          stroke-width: 2;
        }

        .app-art .thick {
          stroke-width: 5;
        }

        .app-art .stroke.white {
          stroke: var(--art-on-teal);
        }
      `}</style>
    </svg>
  );
}
