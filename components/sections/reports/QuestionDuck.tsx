import { Art } from '@/components/sections/downloads/art/Art';
import { Duck } from '@/components/ui/icons/Duck';

/** The teal with a notepad of checked and unchecked lines. */
export function QuestionDuck() {
  return (
    <Art width={460} height={300}>
      <circle fill="var(--art-warm-deep)" cx="150" cy="150" r="110" />
      <rect className="card" x="210" y="30" width="200" height="230" rx="18" />
      <rect fill="var(--art-near)" x="234" y="62" width="26" height="26" rx="7" />
      <path className="stroke white thick" d="m240 75 6 6 10-12" />
      <rect fill="var(--art-paper-edge)" x="276" y="70" width="106" height="11" rx="5.5" />
      <rect fill="var(--art-near)" x="234" y="112" width="26" height="26" rx="7" />
      <path className="stroke white thick" d="m240 125 6 6 10-12" />
      <rect fill="var(--art-paper-edge)" x="276" y="120" width="80" height="11" rx="5.5" />
      <rect className="gone" x="234" y="162" width="26" height="26" rx="7" />
      <rect fill="var(--art-paper-edge)" x="276" y="170" width="96" height="11" rx="5.5" />
      <rect className="gone" x="234" y="212" width="26" height="26" rx="7" />
      <rect fill="var(--art-paper-edge)" x="276" y="220" width="60" height="11" rx="5.5" />
      <Duck x={44} y={104} scale={3.2} />
      <ellipse fill="var(--art-front)" cx="220" cy="266" rx="210" ry="22" />
    </Art>
  );
}
