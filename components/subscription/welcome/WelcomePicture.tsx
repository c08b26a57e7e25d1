import { Mark } from '@/components/ui/icons/Mark';

type Props = {
  waiting: boolean;
  /** Above the heading, whose length changes when the wait is over. */
  first?: boolean;
};

/** Our bird on its pond. It rocks during a wait and rests when all is ready. */
export function WelcomePicture({ waiting, first = false }: Props) {
  return (
    <div className={first ? 'picture first' : 'picture'}>
      <svg
        className="filling"
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 480 150"
        preserveAspectRatio="xMidYMax slice"
      >
        <path fill="var(--art-sky)" d="M0 0h480v150H0z" />
        <circle fill="var(--art-sun)" cx="378" cy="52" r="26" />
        <path fill="var(--art-far)" d="M0 96c60-34 118-40 176-18s92 12 140-8 108-20 164 14v66H0z" />
        <path className="reed" d="M58 108c2-22 0-40-6-54M66 108c0-18 4-32 10-42M50 108c-2-14-6-24-12-32" />
        <path fill="var(--art-middle)" d="M0 106h480v44H0z" />
        <g className={waiting ? 'bird rocking' : 'bird'}>
          <g transform="translate(206 52)">
            <Mark size={64} />
          </g>
        </g>
        <path fill="var(--art-near)" d="M0 114c80-7 150 6 240 1s150-7 240 0v35H0z" />
        <path className="ripple" d="M176 124h38M228 128h60M150 134h22M262 138h40M318 126h26" />
      </svg>
      <style jsx>{`
        .picture {
          height: clamp(7rem, 24vw, 9.5rem);
          overflow: hidden;
          border-radius: var(--radius-medium);
        }

        .first {
          order: -1;
        }

        .reed,
        .ripple {
          fill: none;
          stroke: var(--art-front);
          stroke-width: 3;
          stroke-linecap: round;
        }

        .ripple {
          stroke: var(--art-far);
          stroke-width: 2;
          opacity: 0.7;
        }

        @media (prefers-reduced-motion: no-preference) {
          .rocking {
            transform-origin: 240px 116px;
            animation: rock 2.4s ease-in-out infinite alternate;
          }
        }

        @keyframes rock {
          from {
            transform: translateY(-1px) rotate(-3deg);
          }

          to {
            transform: translateY(2px) rotate(3deg);
          }
        }

        @media print {
          .picture {
            display: none;
          }
        }
      `}</style>
    </div>
  );
}
