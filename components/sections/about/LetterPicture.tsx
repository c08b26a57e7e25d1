/** A letter leaving its envelope like a boat leaving the reeds. */
export function LetterPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 160" width="500" height="160">
      <path className="trail" d="M4 132c40-24 70-24 104-4s66 18 96-6" />
      <path className="paper" d="M236 8h190a8 8 0 0 1 8 8v90H228V16a8 8 0 0 1 8-8z" />
      <path className="text" d="M256 36h90M256 58h150M256 80h120" />
      <path className="back" d="M206 60h250v92a8 8 0 0 1-8 8H214a8 8 0 0 1-8-8z" />
      <path className="flap" d="m206 60 125 62 125-62v92a8 8 0 0 1-8 8H214a8 8 0 0 1-8-8z" />
      <circle className="seal" cx="331" cy="128" r="15" />
      <style jsx>{`
        svg {
          width: 100%;
          height: auto;
          margin-bottom: auto;
          overflow: visible;
        }

        .trail {
          fill: none;
          stroke: var(--art-near);
          stroke-dasharray: 2 13;
          stroke-linecap: round;
          stroke-width: 6;
        }

        .paper {
          fill: var(--art-paper);
        }

        .text {
          fill: none;
          stroke: var(--art-paper-edge);
          stroke-linecap: round;
          stroke-width: 8;
        }

        .back {
          fill: var(--art-near);
          opacity: 0.5;
        }

        .flap {
          fill: var(--art-front);
        }

        .seal {
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
