/** A few reeds at one place, on a canvas of 120 by 220 whose foot stands in the water. */
export function Reeds({ tall = false }: { tall?: boolean }) {
  return (
    <svg aria-hidden="true" className="reeds" viewBox="0 0 120 220" width="120" height="220">
      <path className="leaf" d="M58 220C52 150 34 120 12 104c34 8 52 50 54 116z" />
      <path className="leaf light" d="M66 220c0-70 16-110 44-132-22 34-30 76-32 132z" />
      <path className="stalk" d={tall ? 'M60 220C58 150 60 90 64 24' : 'M60 220C58 170 58 130 60 84'} />
      <path className="stalk" d="M74 220c2-50 6-84 14-112" />
      <rect className="head" x={tall ? 57 : 53} y={tall ? 20 : 70} width="13" height="46" rx="6.5" />
      <rect className="head" x="80" y="92" width="11" height="34" rx="5.5" transform="rotate(12 86 109)" />
      <style jsx>{`
        .reeds {
          overflow: visible;
        }

        .leaf {
          fill: var(--art-front);
        }

        .light {
          fill: var(--art-near);
        }

        .stalk {
          fill: none;
          stroke: var(--art-front);
          stroke-width: 4;
        }

        .head {
          fill: var(--art-sand-deep);
        }

        @media print {
          .reeds {
            display: none;
          }
        }
      `}</style>
    </svg>
  );
}
