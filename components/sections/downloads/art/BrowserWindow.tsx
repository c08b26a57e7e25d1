import type { ReactNode } from 'react';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Round lights on the left, or flat signs on the right. */
  system: 'mac' | 'windows';
  address: string;
  children?: ReactNode;
};

/** A browser window in a drawing: title bar, address bar with its shield, and the page that the caller draws. */
export function BrowserWindow({ x, y, width, height, system, address, children }: Props) {
  const end = width - 20;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="card" width={width} height={height} rx={system === 'mac' ? 16 : 9} />
      <path
        fill="var(--color-surface-warm)"
        d={`M1 44V${system === 'mac' ? 16 : 9}a15 15 0 0 1 15-15h${width - 32}a15 15 0 0 1 15 15v${system === 'mac' ? 28 : 35}z`}
      />
      {system === 'mac' ? (
        <g fill="var(--art-line)">
          <circle cx="22" cy="22" r="5.5" />
          <circle cx="40" cy="22" r="5.5" />
          <circle cx="58" cy="22" r="5.5" />
        </g>
      ) : (
        <path className="stroke thin" d={`M${end - 70} 22h11m15-5h10v10h-10zm27 0 10 10m0-10-10 10`} />
      )}
      <rect fill="var(--art-paper)" x={width * 0.2} y="9" width={width * 0.52} height="26" rx="13" />
      <path
        fill="var(--art-near)"
        d={`M${width * 0.2 + 20} 13.5l7 2.6v6c0 4.4-2.8 7.6-7 9.4-4.2-1.8-7-5-7-9.4v-6z`}
      />
      <text className="soft" x={width * 0.2 + 36} y="27" fontSize="13">
        {address}
      </text>
      {children}
    </g>
  );
}
