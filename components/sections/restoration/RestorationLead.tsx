import { Line } from '@/components/ui/icons/Line';
import { restorationWords } from '@/lib/content/app/appRestoration';

/** A short introduction, with the picture of a call. */
export function RestorationLead() {
  const { eyebrow, title, lead } = restorationWords;
  return (
    <div className="lead">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="above-2" id="restoration-title">
        {title}
      </h1>
      <p className="lead-text text above-4">{lead}</p>
      <div className="picture above-6" data-screen-only>
        <AdvisorPicture />
      </div>
      <style jsx>{`
        h1 {
          max-width: 14em;
          font-size: min(clamp(2rem, 1.5rem + 2.6vw, 3.5rem), 12vw);
          letter-spacing: var(--tracking-display);
          line-height: 1.06;
        }

        .text {
          max-width: 36rem;
        }

        .picture {
          display: none;
          max-width: 34rem;
        }

        @media (--from-wide) {
          .picture {
            display: block;
          }
        }

        /* Inside an app the task comes first: the panel is within reach of the thumb. */
        :global([data-app]) h1 {
          font-size: min(clamp(1.75rem, 1.5rem + 1.4vw, 2.5rem), 12vw);
        }

        :global([data-app]) .text {
          font-size: var(--text-body);
        }
      `}</style>
    </div>
  );
}

const sheet = { fill: 'var(--art-paper)', stroke: 'var(--art-paper-edge)', strokeWidth: 2 };

/** A call: the code on a slip of paper, the line to the advisor, and a checklist of what gets done. */
function AdvisorPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 520 250">
      <path fill="var(--art-far)" d="M0 250V176c60-44 128-38 190-12s132 20 186-16 100-28 144-6v108z" />
      <path fill="var(--art-middle)" d="M0 250v-38c88-30 150-8 240 2s190-26 280-8v44z" />
      <g transform="rotate(-5 120 118)">
        <rect {...sheet} x="34" y="58" width="172" height="116" rx="12" />
        <rect fill="var(--art-ink)" x="54" y="80" width="66" height="8" rx="4" />
        <g fill="var(--art-sky)">
          <rect x="54" y="106" width="38" height="30" rx="7" />
          <rect x="101" y="106" width="38" height="30" rx="7" />
          <rect x="148" y="106" width="38" height="30" rx="7" />
        </g>
        <rect fill="var(--art-line)" x="54" y="152" width="104" height="6" rx="3" />
      </g>
      <Line color="front" width={4} dash="2 9" d="M214 116c34-44 76-44 108-8" />
      <circle fill="var(--art-front)" cx="268" cy="82" r="15" />
      <path
        fill="var(--art-on-teal)"
        d="M261 77c2 6 5 9 11 12l3-3 5 2v4c0 2-2 3-4 3-10-1-17-8-18-18 0-2 1-4 3-4h4l2 5z"
        transform="translate(0 -1)"
      />
      <rect {...sheet} x="322" y="26" width="164" height="186" rx="16" />
      <circle fill="var(--art-warm-deep)" cx="354" cy="60" r="17" />
      <path fill="var(--art-head)" d="M337 58c1-12 9-17 17-17s16 5 17 17c-9-1-14-4-17-8-3 4-8 7-17 8z" />
      <Line color="beak" width={5} d="M336 60a18 18 0 0 1 36 0v9M336 60v9" />
      <rect fill="var(--art-ink)" x="382" y="48" width="74" height="8" rx="4" />
      <rect fill="var(--art-line)" x="382" y="64" width="48" height="6" rx="3" />
      <g fill="var(--art-near)">
        <circle cx="350" cy="108" r="9" />
        <circle cx="350" cy="140" r="9" />
      </g>
      <circle fill="none" stroke="var(--art-line)" strokeWidth="2.5" cx="350" cy="172" r="9" />
      <Line color="on-teal" width={2.5} d="m346 108 3 3 6-6m-9 35 3 3 6-6" />
      <g fill="var(--art-line)">
        <rect x="370" y="104" width="92" height="7" rx="3.5" />
        <rect x="370" y="136" width="72" height="7" rx="3.5" />
        <rect x="370" y="168" width="84" height="7" rx="3.5" />
      </g>
    </svg>
  );
}
