import { vpnLocations } from '@/lib/content/help/vpnLocations';
import { vpnLocationWords } from '@/lib/content/help/vpnLocationWords';

const land = '/static-assets/backgrounds/vpn-pictures.svg#land';

/** Pixels for each degree of the drawing, and its northern and southern edge. */
const scale = 3;
const north = 83;
const south = -57;
const width = 360 * scale;
const height = (north - south) * scale;

function pointAt(longitude: number, latitude: number): [x: number, y: number] {
  return [Math.round((longitude + 180) * scale), Math.round((north - latitude) * scale)];
}

/** The world, calm and simplified, with a point at each location of the VPN. */
export function VpnMap() {
  return (
    <svg
      className="above-6 full-width"
      data-screen-only
      role="img"
      aria-label={vpnLocationWords.map(vpnLocations.length)}
      viewBox={`0 0 ${width} ${height}`}
    >
      <use className="shore" href={land} />
      <use className="land" href={land} />
      {vpnLocations.map(({ city, latitude, longitude }) => {
        const [x, y] = pointAt(longitude, latitude);
        return <circle key={city} cx={x} cy={y} r={5} />;
      })}
      <style jsx>{`
        svg {
          --land: var(--light, var(--art-paper)) var(--dark, var(--art-paper-edge));
          height: auto;
          overflow: visible;
        }

        use {
          stroke-linejoin: round;
        }

        .shore {
          fill: var(--art-middle);
          stroke: var(--art-middle);
          stroke-width: 10;
          opacity: 0.45;
          transform: translateY(5px);
        }

        .land {
          fill: var(--land);
          stroke: var(--land);
          stroke-width: 7;
        }

        circle {
          fill: var(--color-accent-text);
          stroke: var(--land);
          stroke-width: 2;
        }

        @media (--below-medium) {
          circle {
            r: 8px;
          }
        }

        @media (forced-colors: active) {
          .land {
            fill: Canvas;
            stroke: CanvasText;
            stroke-width: 2;
          }

          circle {
            fill: Highlight;
          }
        }
      `}</style>
    </svg>
  );
}
