import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** What the shield says about a page, in a drawing: how many trackers, and which. `place` is where its panel begins. */
export function ShieldWords({ place }: { place: string }) {
  return (
    <g transform={place}>
      <text x="80" y="52" fontSize="38">
        {pictureWords.stopped}
      </text>
      <text className="soft" x="80" y="72" fontSize="14">
        {pictureWords.stoppedLabel}
      </text>
      {pictureWords.trackers.map((tracker, index) => (
        <text className="soft" key={tracker} x="56" y={107 + index * 32} fontSize="14">
          {tracker}
        </text>
      ))}
    </g>
  );
}
