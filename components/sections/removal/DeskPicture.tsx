import { Duck } from '@/components/ui/icons/Duck';

/** A computer on a desk with the profile inside it, and our mark, a duck, sitting on top with nothing in its bill. */
export function DeskPicture() {
  return (
    <svg data-screen-only aria-hidden="true" viewBox="0 0 440 320">
      <circle fill="var(--art-far)" cx="220" cy="176" r="140" />
      <rect className="case" x="72" y="86" width="296" height="178" rx="16" />
      <rect fill="var(--art-sky)" x="88" y="102" width="264" height="146" rx="6" />
      <rect className="card" x="116" y="126" width="120" height="98" rx="9" />
      <circle fill="var(--art-warm-deep)" cx="142" cy="154" r="14" />
      <path className="strong" d="M166 148h52M166 162h34" />
      <path className="weak" d="M130 186h92M130 203h64" />
      <path className="shackle" d="M280 172v-16a18 18 0 0 1 36 0v16" />
      <rect fill="var(--art-sun)" x="268" y="170" width="60" height="48" rx="9" />
      <path className="hole" d="M298 188v12" />
      <path fill="var(--art-middle)" d="M180 264h80l10 34H170z" />
      <path className="desk" d="M20 298h400" />
      <Duck x={226} y={31} scale={1.25} />
      <style jsx>{`
        .case,

        .card {
          fill: var(--art-paper);
          stroke: var(--art-paper-edge);
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

        .hole {
          stroke: var(--art-sand-deep);
        }

        .desk {
          stroke: var(--art-near);
        }
      `}</style>
    </svg>
  );
}
