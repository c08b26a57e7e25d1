import { Mark } from '@/components/ui/icons/Mark';

const pictures = '/static-assets/backgrounds/welcome-pictures.svg';

type Props = {
  waiting: boolean;
  /** Above the heading, whose length changes when the wait is over. */
  first?: boolean;
};

/** Our bird on its pond. It rocks during a wait and rests when all is ready. */
export function WelcomePicture({ waiting, first = false }: Props) {
  return (
    <div className={first ? 'picture clipped medium-corners first' : 'picture clipped medium-corners'}>
      <svg
        className="filling"
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 480 150"
        preserveAspectRatio="xMidYMax slice"
      >
        <use href={`${pictures}#pond`} />
        <g className={waiting ? 'rocking' : undefined}>
          <g transform="translate(206 52)">
            <Mark size={64} />
          </g>
        </g>
        <use href={`${pictures}#water`} />
      </svg>
      <style jsx>{`
        .picture {
          height: clamp(7rem, 24vw, 9.5rem);
        }

        .first {
          order: -1;
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
