const heights = [18, 34, 62, 40, 86, 54, 110, 72, 132, 92, 60, 104, 44, 74, 30, 52, 20] as const;

/** The bars whose place has that remainder of three, as strokes from top to bottom. */
function bars(remainder: number, alike: boolean): string {
  return heights
    .map((height, place) =>
      (place % 3 === remainder) === alike ? `M${15 + place * 29} ${80 - height / 2}v${height}` : '',
    )
    .join('');
}

/** A voice as bars, rising like reeds. */
export function SoundPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 160" width="500" height="160">
      <path d={bars(1, false)} />
      <path className="warm" d={bars(1, true)} />
      <style jsx>{`
        svg {
          width: 100%;
          height: auto;
          margin-bottom: auto;
        }

        path {
          fill: none;
          stroke: var(--art-near);
          stroke-linecap: round;
          stroke-width: 14;
        }

        .warm {
          stroke: var(--art-beak);
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
