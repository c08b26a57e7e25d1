import { DrawnText } from '@/components/marketing/DrawnText';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** What the shield says about a page, in a drawing: how many trackers, and which. `place` is where its panel begins. */
export function ShieldWords({ place }: { place: string }) {
  return (
    <g transform={place}>
      <DrawnText x={80} y={52} size={38} text={pictureWords.stopped} />
      <DrawnText x={80} y={72} size={14} tone="soft" text={pictureWords.stoppedLabel} />
      {pictureWords.trackers.map((tracker, index) => (
        <DrawnText key={tracker} x={56} y={107 + index * 32} size={14} tone="soft" text={tracker} />
      ))}
    </g>
  );
}
