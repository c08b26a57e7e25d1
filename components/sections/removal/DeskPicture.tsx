/** A computer on a desk with the profile inside it, and our mark, a duck, sitting on top with nothing in its bill. */
export function DeskPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 320">
      <circle className="halo" cx="220" cy="176" r="140" />
      <rect className="case" x="72" y="86" width="296" height="178" rx="16" />
      <rect className="screen" x="88" y="102" width="264" height="146" rx="6" />
      <rect className="card" x="116" y="126" width="120" height="98" rx="9" />
      <circle className="face" cx="142" cy="154" r="14" />
      <path className="strong" d="M166 148h52M166 162h34" />
      <path className="weak" d="M130 186h92M130 203h64" />
      <path className="shackle" d="M280 172v-16a18 18 0 0 1 36 0v16" />
      <rect className="lock" x="268" y="170" width="60" height="48" rx="9" />
      <path className="hole" d="M298 188v12" />
      <path className="foot" d="M180 264h80l10 34H170z" />
      <path className="desk" d="M20 298h400" />
      <g transform="translate(226 31) scale(1.25)">
        <path className="beak" d="M38 12h3a6 6 0 0 1 6 6v1h-9z" />
        <path className="body" d="M2 18c4 4.5 8 6 13 6h27v1.5A18.5 18.5 0 0 1 23.5 44H22A20 20 0 0 1 2 24z" />
        <path className="head" d="M18 24v-8a12 12 0 0 1 24 0v8z" />
        <path className="wing" d="M2 18c4 4.5 8 6 13 6h15a13 13 0 0 1-13 13C9 37 2 31 2 18z" />
        <path className="stripe" d="M34.5 11.5c-6-1.8-12 1.2-16.5 9.5 7 1.2 13.5-2 16.5-9.5z" />
      </g>
      <style jsx>{`
        .halo {
          fill: var(--art-far);
        }

        .case,
        .foot {
          fill: var(--art-middle);
        }

        .screen {
          fill: var(--art-sky);
        }

        .card {
          fill: var(--art-paper);
          stroke: var(--art-paper-edge);
        }

        .face {
          fill: var(--art-warm-deep);
        }

        .strong,
        .weak,
        .hole,
        .desk {
          fill: none;
          stroke: var(--art-ink);
          stroke-linecap: round;
          stroke-width: 6;
        }

        .weak {
          stroke: var(--art-line);
          stroke-width: 5;
        }

        .shackle {
          fill: none;
          stroke: var(--art-line);
          stroke-width: 8;
        }

        .lock {
          fill: var(--art-sun);
        }

        .hole {
          stroke: var(--art-sand-deep);
        }

        .desk {
          stroke: var(--art-near);
        }

        .beak {
          fill: var(--art-beak);
        }

        .body {
          fill: var(--art-body);
        }

        .head {
          fill: var(--art-head);
        }

        .wing {
          fill: var(--art-wing);
        }

        .stripe {
          fill: var(--art-stripe);
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
