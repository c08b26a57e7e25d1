/** A spinner; three static dots with reduced motion. Decoration: the text beside it says what is loading. */
export function Spinner({ size = 20 }: { size?: 20 | 32 }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size}>
      <g className="ring">
        <circle cx="12" cy="12" r="9" className="track" />
        <path d="M12 3a9 9 0 0 1 9 9" className="arc" />
      </g>
      <g className="dots">
        <circle cx="5" cy="12" r="2" />
        <circle cx="12" cy="12" r="2" />
        <circle cx="19" cy="12" r="2" />
      </g>
      <style jsx>{`
        .ring {
          fill: none;
          stroke: currentColor;
          stroke-width: 3;
          stroke-linecap: round;
          transform-origin: 12px 12px;
          animation: turn 0.8s linear infinite;
        }

        .track {
          opacity: 0.25;
        }

        .dots {
          display: none;
          fill: currentColor;
        }

        @keyframes turn {
          to {
            transform: rotate(360deg);
          }
        }

        @media (prefers-reduced-motion: reduce) {
          .ring {
            display: none;
          }

          .dots {
            display: block;
          }
        }
      `}</style>
    </svg>
  );
}
