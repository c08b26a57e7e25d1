import { Duck } from '@/components/ui/icons/Duck';
import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { Art } from './Art';
import { BrowserWindow } from './BrowserWindow';
import { ShieldPopover } from './ShieldPopover';

/** A laptop with our browser on it: what was blocked on the page is drawn as empty outlines. */
export function MacPicture() {
  return (
    <Art width={720} height={520} open>
      <circle className="sun" cx="590" cy="120" r="92" />
      <path
        className="far"
        d="M-120 520C-60 440 0 380 70 340c110-50 210-40 320 10s230 40 330-50c200-110 400-40 700 20v200z"
      />
      <rect className="case" x="72" y="52" width="576" height="374" rx="26" />
      <rect className="sky" x="88" y="68" width="544" height="342" rx="12" />
      <path
        className="middle"
        d="M88 330c120-70 230-50 320-6s150 30 224-14v88a12 12 0 0 1-12 12H100a12 12 0 0 1-12-12z"
      />
      <BrowserWindow x={116} y={94} width={488} height={290} system="mac" address={pictureWords.address}>
        <text x="28" y="92" fontSize="30">
          {pictureWords.headline}
        </text>
        <rect className="far" x="28" y="112" width="250" height="118" rx="12" />
        <circle className="sun" cx="226" cy="150" r="22" />
        <path
          className="near"
          d="M28 206c50-40 90-40 130-12s80 20 120-6v30a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z"
        />
        <rect className="edge" x="28" y="246" width="210" height="9" rx="4.5" />
        <rect className="edge" x="28" y="264" width="160" height="9" rx="4.5" />
        <rect className="gone" x="302" y="112" width="158" height="66" rx="10" />
        <rect className="gone" x="302" y="192" width="158" height="82" rx="10" />
      </BrowserWindow>
      <path className="metal" d="M20 426h680v12a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24z" />
      <path className="metal-deep" d="M300 426h120a14 14 0 0 1-14 13h-92a14 14 0 0 1-14-13z" />
      <ShieldPopover x={396} y={176} />
      <Duck x={-24} y={342} scale={2.5} />
      <path className="front" d="M-1600 470H0c120-22 240-22 360 0s240 22 360 0h1600v52h-3920z" />
    </Art>
  );
}
