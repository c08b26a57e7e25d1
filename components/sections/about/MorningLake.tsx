import { Bird } from './Bird';
import { Reeds } from './Reeds';

/** The picture under the first words: a lake in the morning, and a family that keeps to itself. */
export function MorningLake() {
  return (
    <div className="lake" aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice">
        <circle className="sun" cx="1040" cy="206" r="92" />
        <path className="far" d="M0 250C180 150 330 130 500 210s300 60 470-20 310-60 470 40v190H0z" />
        <path className="middle" d="M0 300c200-60 380-50 620-6s520 30 820-40v166H0z" />
        <path className="near" d="M0 344c240-26 480-26 720-6s480 22 720-8v90H0z" />
        <path className="glint" d="M936 318h208M968 336h144M1004 354h72" />
        <path className="front" d="M0 392c240-22 480-18 720-4s480 12 720-6v40H0z" />
        <g transform="translate(760 250) scale(2.1)">
          <Bird />
        </g>
        <g transform="translate(672 320) scale(.95)">
          <Bird />
        </g>
        <g transform="translate(600 334) scale(.8)">
          <Bird />
        </g>
        <g transform="translate(540 342) scale(.7)">
          <Bird />
        </g>
        <g transform="translate(150 200)">
          <Reeds tall />
        </g>
        <g transform="translate(226 232) scale(.85)">
          <Reeds />
        </g>
        <g transform="translate(1240 214) scale(.95)">
          <Reeds />
        </g>
        <g transform="translate(1304 190)">
          <Reeds tall />
        </g>
      </svg>
      <style jsx>{`
        .lake {
          height: clamp(13rem, 8rem + 20vw, 26rem);
          margin-top: clamp(-5rem, -4vw, -1rem);
        }

        .lake > svg {
          width: 100%;
          height: 100%;
        }

        .sun {
          fill: var(--art-sun);
        }

        .far {
          fill: var(--art-far);
        }

        .middle {
          fill: var(--art-middle);
        }

        .near {
          fill: var(--art-near);
        }

        .front {
          fill: var(--art-front);
        }

        .glint {
          fill: none;
          stroke: var(--art-sun);
          stroke-linecap: round;
          stroke-width: 7;
          opacity: 0.55;
        }

        @media print {
          .lake {
            display: none;
          }
        }
      `}</style>
    </div>
  );
}
