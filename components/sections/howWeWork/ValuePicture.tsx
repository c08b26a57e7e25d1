import type { WorkValue } from '@/lib/content/company/howWeWork';

/** A bridge carried from both sides, a map held upside down, and a plank tested before the step. */
export function ValuePicture({ id }: { id: WorkValue['id'] }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <rect fill="var(--art-sky)" width="480" height="360" rx="36" />
      {id === 'trust' ? <Bridge /> : null}
      {id === 'question' ? <OtherWayUp /> : null}
      {id === 'validate' ? <Soundings /> : null}
      <style jsx global>{`
        .value-far {
          fill: var(--art-far);
        }

        .value-middle {
          fill: var(--art-middle);
        }

        .value-near {
          fill: var(--art-near);
        }

        .value-front {
          fill: var(--art-front);
        }

        .value-head {
          fill: var(--art-head);
        }

        .value-sun {
          fill: var(--art-sun);
        }

        .value-sand {
          fill: var(--art-sand-deep);
        }

        .value-paper {
          fill: var(--art-paper);
        }

        .value-gold {
          fill: var(--art-beak);
        }

        .value-line {
          fill: none;
          stroke: var(--art-outline);
          stroke-linecap: round;
          stroke-width: 5;
        }

        .value-dots {
          fill: none;
          stroke: var(--art-ink);
          stroke-dasharray: 1 12;
          stroke-linecap: round;
          stroke-width: 5;
        }
      `}</style>
      <style jsx>{`
        svg {
          width: 100%;
          max-width: 34rem;
          margin-inline: auto;
        }
      `}</style>
    </svg>
  );
}

function Bridge() {
  return (
    <>
      <circle className="value-sun" cx="240" cy="104" r="46" />
      <path className="value-middle" d="M0 250q120-20 240 0t240 0v74q0 36-36 36H36q-36 0-36-36z" />
      <path className="value-sand" d="M0 190h96l40 66H0zM480 190h-96l-40 66h136z" />
      <path className="value-front" d="M88 190q152-96 304 0v22q-152-96-304 0z" />
      <path className="value-line" d="M128 172v-34M184 150v-34M240 143v-34M296 150v-34M352 172v-34" />
      <path className="value-line" d="M88 158q152-98 304 0" />
      <path className="value-near" d="M22 300q60-14 120 0M330 312q60-14 120 0" />
      <circle className="value-head" cx="66" cy="142" r="17" />
      <path className="value-gold" d="M81 140q18 0 22 8-12 8-22 2z" />
      <path className="value-near" d="M30 190q-2-34 34-34 30 0 32 34z" />
      <circle className="value-head" cx="414" cy="142" r="17" />
      <path className="value-gold" d="M399 140q-18 0-22 8 12 8 22 2z" />
      <path className="value-near" d="M450 190q2-34-34-34-30 0-32 34z" />
    </>
  );
}

function OtherWayUp() {
  return (
    <>
      <path className="value-far" d="M0 300q120-40 240-10t240-20v54q0 36-36 36H36q-36 0-36-36z" />
      <g transform="rotate(172 240 160)">
        <path className="value-paper" d="m84 76 104-26 104 26 104-26v194l-104 26-104-26-104 26z" />
        <path className="value-far" d="M188 50v194l104 26V76z" />
        <path className="value-middle" d="M110 190q50-70 110-30t150-60v60q-90 40-140 20t-120 40z" />
        <path className="value-dots" d="M120 120q60 60 120 20t120 70" />
        <circle className="value-gold" cx="362" cy="212" r="14" />
      </g>
      <path className="value-front" d="M200 330q0-60 44-60t44 60z" />
      <circle className="value-head" cx="244" cy="246" r="30" />
      <path className="value-gold" d="M216 240q-26-6-36 6 14 14 36 8z" />
      <circle className="value-paper" cx="233" cy="240" r="4" />
    </>
  );
}

function Soundings() {
  return (
    <>
      <circle className="value-sun" cx="390" cy="84" r="38" />
      <path className="value-middle" d="M0 170q120-16 240 0t240 0v154q0 36-36 36H36q-36 0-36-36z" />
      <path className="value-near" d="M0 250q100-30 190-6t160-34 130 10v104q0 36-36 36H36q-36 0-36-36z" />
      <path className="value-sand" d="M0 314q120-46 220-20t160-60 100 0v90q0 36-36 36H36q-36 0-36-36z" />
      <path className="value-front" d="M120 140h180q0 46-52 46h-76q-52 0-52-46z" />
      <path className="value-line" d="M270 150 352 60" />
      <path className="value-dots" d="M300 122v154" />
      <path className="value-gold" d="M288 268h24l8 26h-40z" />
      <circle className="value-head" cx="214" cy="96" r="24" />
      <path className="value-gold" d="M236 94q24-2 30 10-14 10-30 4z" />
      <path className="value-wing value-near" d="M168 140q0-38 44-38t44 38z" />
    </>
  );
}
