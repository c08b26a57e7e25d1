import { Bird } from './Bird';

export function TimelineWater() {
  return (
    <div className="water holder" data-screen-only aria-hidden="true">
      <svg className="filling" aria-hidden="true" viewBox="0 0 1440 150" preserveAspectRatio="none">
        <path
          fill="var(--art-near)"
          d="M0 46c90-34 270-44 400-14s230 34 380 2 210-30 330-4 230 22 330-8v128H0z"
        />
        <path fill="var(--art-front)" d="M0 84c160-26 330-22 500-4s330 18 520-4 300-14 420 4v70H0z" />
      </svg>
      <span className="duck">
        <Bird />
      </span>
      <style jsx>{`
        .water {
          height: clamp(6rem, 4rem + 4vw, 9rem);
          margin-top: -3rem;
          pointer-events: none;
        }

        .duck {
          position: absolute;
          bottom: 44%;
          left: max(var(--space-gutter), calc((100% - var(--width-content)) / 2));
          width: clamp(4.5rem, 3rem + 4vw, 7rem);
        }

        @media (prefers-reduced-motion: no-preference) {
          .duck {
            transform-origin: 50% 90%;
            animation: bob 4s ease-in-out infinite alternate;
          }

          @keyframes bob {
            from {
              transform: rotate(-2deg);
            }

            to {
              transform: translateY(4px) rotate(2.5deg);
            }
          }
        }
      `}</style>
    </div>
  );
}
