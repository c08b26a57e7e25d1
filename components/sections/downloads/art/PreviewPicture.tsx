import { Duck } from '@/components/ui/icons/Duck';
import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { Art } from './Art';
import { BrowserWindow } from './BrowserWindow';

/** Today's window behind, tomorrow's in front and not yet fully drawn. */
export function PreviewPicture() {
  return (
    <Art width={640} height={500}>
      <circle fill="var(--art-middle)" cx="470" cy="180" r="170" />
      <circle fill="var(--art-near)" cx="470" cy="180" r="104" />
      <rect className="gone" x="30" y="40" width="430" height="290" rx="12" />
      <rect fill="var(--art-far)" x="70" y="84" width="430" height="290" rx="12" />
      <BrowserWindow x={114} y={132} width={470} height={310} system="windows" address={pictureWords.newTab}>
        <rect fill="var(--art-warm)" x="28" y="68" width="196" height="120" rx="14" />
        <Duck x={84} y={84} scale={1.8} />
        <rect className="gone" x="246" y="68" width="196" height="120" rx="14" />
        <rect fill="var(--art-paper-edge)" x="28" y="212" width="250" height="11" rx="5.5" />
        <rect fill="var(--art-paper-edge)" x="28" y="238" width="180" height="11" rx="5.5" />
        <rect className="gone" x="28" y="266" width="414" height="24" rx="8" />
      </BrowserWindow>
      <rect fill="var(--art-beak)" x="492" y="60" width="118" height="44" rx="22" />
      <text className="on-amber" x="551" y="88" fontSize="19" textAnchor="middle">
        {pictureWords.preview}
      </text>
    </Art>
  );
}
