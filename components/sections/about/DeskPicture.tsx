import { Bird } from './Bird';

/** A desk by a window somewhere, which is where the work is done. */
export function DeskPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 440" width="600" height="440">
      <rect className="wall" width="600" height="440" rx="32" />
      <rect className="sky" x="60" y="48" width="300" height="232" rx="8" />
      <circle className="sun" cx="290" cy="110" r="38" />
      <path className="far" d="M60 220c60-50 120-44 170-10s80 20 130-24v94H60z" />
      <path className="near" d="M60 256c70-20 200-20 300-2v26H60z" />
      <path className="frame" d="M60 48h300v232H60zM210 48v232" />
      <rect className="board" x="404" y="70" width="136" height="96" rx="10" />
      <path className="notes" d="M424 96h52M424 118h84M424 140h64" />
      <rect className="desk" x="24" y="356" width="552" height="24" rx="12" />
      <path className="leg" d="M84 380v60M516 380v60" />
      <path className="cup" d="M110 316h44v30a12 12 0 0 1-12 12h-20a12 12 0 0 1-12-12z" />
      <path className="handle" d="M154 324c20-2 20 24 0 22" />
      <path className="laptop" d="M232 232h190a14 14 0 0 1 14 14v110H218V246a14 14 0 0 1 14-14z" />
      <path className="screen" d="M236 248h182v92H236z" />
      <path className="lines" d="M254 270h80M254 292h120M254 314h60" />
      <path
        className="leaf"
        d="M500 356v-40c-40-6-52-44-44-68 28 6 46 28 52 52 4-38 22-62 54-68 4 38-16 72-48 82v42z"
      />
      <g transform="translate(330 268) scale(1.05)">
        <Bird />
      </g>
      <style jsx>{`
        svg {
          width: 100%;
          height: auto;
        }

        .wall {
          fill: var(--art-warm);
        }

        .sky {
          fill: var(--art-sky);
        }

        .sun {
          fill: var(--art-sun);
        }

        .far {
          fill: var(--art-far);
        }

        .near,
        .leaf {
          fill: var(--art-near);
        }

        .frame {
          fill: none;
          stroke: var(--art-paper);
          stroke-width: 12;
        }

        .board,
        .screen {
          fill: var(--art-paper);
        }

        .notes,
        .lines {
          fill: none;
          stroke: var(--art-line);
          stroke-linecap: round;
          stroke-width: 9;
        }

        .desk {
          fill: var(--art-sand-deep);
        }

        .leg {
          stroke: var(--art-sand-deep);
          stroke-width: 16;
        }

        .cup {
          fill: var(--art-beak);
        }

        .handle {
          fill: none;
          stroke: var(--art-beak);
          stroke-width: 7;
        }

        .laptop {
          fill: var(--art-ink);
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
