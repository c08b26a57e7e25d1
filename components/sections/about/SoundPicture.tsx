const heights = [18, 34, 62, 40, 86, 54, 110, 72, 132, 92, 60, 104, 44, 74, 30, 52, 20] as const;

/** A voice as bars, rising like reeds. */
export function SoundPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 160" width="500" height="160">
      {heights.map((height, index) => (
        <rect
          key={height}
          className={index % 3 === 1 ? 'warm' : undefined}
          x={8 + index * 29}
          y={80 - height / 2}
          width="14"
          height={height}
          rx="7"
        />
      ))}
      <style jsx>{`
        svg {
          width: 100%;
          height: auto;
          margin-bottom: auto;
        }

        rect {
          fill: var(--art-near);
        }

        .warm {
          fill: var(--art-beak);
        }

        @media print {
          svg {
            display: none;
          }
        }
      `}</style>
    </svg>
  );
}
