import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** What the shield says about a page, in a drawing: how many trackers, and which. */
export function ShieldPopover({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="card" width="236" height="196" rx="18" />
      <path fill="var(--art-near)" d="M44 22l20 7.5v16c0 12-7.6 20.6-20 26-12.4-5.4-20-14-20-26v-16z" />
      <path className="stroke thick white" d="m35 46 7 7 12-14" />
      <text x="80" y="52" fontSize="38">
        {pictureWords.stopped}
      </text>
      <text className="soft" x="80" y="72" fontSize="14">
        {pictureWords.stoppedLabel}
      </text>
      {pictureWords.trackers.map((tracker, index) => (
        <g key={tracker} transform={`translate(24 ${92 + index * 32})`}>
          <circle fill="var(--art-warm-deep)" cx="10" cy="10" r="10" />
          <path className="stroke thin" d="m6 6 8 8m0-8-8 8" />
          <text className="soft" x="32" y="15" fontSize="14">
            {tracker}
          </text>
        </g>
      ))}
    </g>
  );
}
