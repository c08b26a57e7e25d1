import { Art } from '@/components/sections/downloads/art/Art';
import { Duck } from '@/components/ui/icons/Duck';

/** Drawn to look like a code. It encodes nothing: a camera that reads it finds no URL. */
const rows = [0b101101, 0b011010, 0b110111, 0b010101, 0b101110, 0b011011];
const cells = rows.flatMap((row, y) =>
  [0, 1, 2, 3, 4, 5].filter((x) => (row >> x) & 1).map((x) => ({ x, y })),
);
const corners = [
  { x: 0, y: 0 },
  { x: 118, y: 0 },
  { x: 0, y: 118 },
];

/** The code on a wide screen, framed by the app on a phone held in front of it. */
export function PairingPicture() {
  return (
    <Art width={560} height={460}>
      <circle className="far" cx="300" cy="230" r="210" />
      <circle className="sun" cx="470" cy="86" r="50" />
      <rect className="case" x="20" y="70" width="410" height="270" rx="24" />
      <rect className="paper" x="36" y="86" width="378" height="238" rx="12" />
      <path className="metal" d="M176 340h98l16 62h-130z" />
      <rect className="metal" x="120" y="398" width="210" height="16" rx="8" />
      <rect className="edge" x="60" y="112" width="84" height="12" rx="6" />
      <rect className="edge" x="60" y="136" width="60" height="12" rx="6" />
      <g transform="translate(168 116)">
        {corners.map(({ x, y }) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <rect className="case" width="50" height="50" rx="12" />
            <rect className="paper" x="9" y="9" width="32" height="32" rx="6" />
            <rect className="near" x="16" y="16" width="18" height="18" rx="4" />
          </g>
        ))}
        {cells.map(({ x, y }) => (
          <rect
            key={`${x}-${y}`}
            className="near"
            x={62 + x * 18}
            y={62 + y * 18}
            width="14"
            height="14"
            rx="4"
          />
        ))}
      </g>
      <rect className="case" x="344" y="150" width="170" height="300" rx="32" />
      <rect className="sky" x="356" y="162" width="146" height="276" rx="22" />
      <path className="near" d="M356 366c50-24 96-20 146 6v44a22 22 0 0 1-22 22H378a22 22 0 0 1-22-22z" />
      <path
        className="stroke thick"
        d="M380 228v-22a12 12 0 0 1 12-12h22M444 194h22a12 12 0 0 1 12 12v22M478 282v22a12 12 0 0 1-12 12h-22M414 316h-22a12 12 0 0 1-12-12v-22"
      />
      <Duck x={391} y={218} scale={1.6} />
      <circle className="paper" cx="429" cy="402" r="18" />
      <path className="stroke" d="m421 403 6 6 11-13" />
    </Art>
  );
}
