import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { Art } from '@/components/sections/downloads/art/Art';
import { BrowserWindow } from '@/components/sections/downloads/art/BrowserWindow';
import { ShieldPopover } from '@/components/sections/downloads/art/ShieldPopover';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { Duck } from '@/components/ui/icons/Duck';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** Text on the left, the laptop on the right, extending beyond the column. */
export function MacHero() {
  return (
    <PictureBand ground="sky" size="large" picture={<MacPicture />}>
      <PageTitle {...heroes.mac} />
      <DownloadButton page="mac" event="mac" offer="mac" />
    </PictureBand>
  );
}

/** A laptop with our browser on it: what was blocked on the page is drawn as empty outlines. */
function MacPicture() {
  return (
    <div className="laptop">
      <Art width={720} height={520} open>
        <circle fill="var(--art-sun)" cx="590" cy="120" r="92" />
        <path
          fill="var(--art-far)"
          d="M-120 520C-60 440 0 380 70 340c110-50 210-40 320 10s230 40 330-50c200-110 400-40 700 20v200z"
        />
        <rect fill="var(--art-head)" x="72" y="52" width="576" height="374" rx="26" />
        <rect fill="var(--art-sky)" x="88" y="68" width="544" height="342" rx="12" />
        <path
          fill="var(--art-middle)"
          d="M88 330c120-70 230-50 320-6s150 30 224-14v88a12 12 0 0 1-12 12H100a12 12 0 0 1-12-12z"
        />
        <BrowserWindow x={116} y={94} width={488} height={290} system="mac" address={pictureWords.address}>
          <text x="28" y="92" fontSize="30">
            {pictureWords.headline}
          </text>
          <rect fill="var(--art-far)" x="28" y="112" width="250" height="118" rx="12" />
          <circle fill="var(--art-sun)" cx="226" cy="150" r="22" />
          <path
            fill="var(--art-near)"
            d="M28 206c50-40 90-40 130-12s80 20 120-6v30a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z"
          />
          <rect fill="var(--art-paper-edge)" x="28" y="246" width="210" height="9" rx="4.5" />
          <rect fill="var(--art-paper-edge)" x="28" y="264" width="160" height="9" rx="4.5" />
          <rect className="gone" x="302" y="112" width="158" height="66" rx="10" />
          <rect className="gone" x="302" y="192" width="158" height="82" rx="10" />
        </BrowserWindow>
        <path fill="var(--art-line)" d="M20 426h680v12a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24z" />
        <path fill="var(--color-border-strong)" d="M300 426h120a14 14 0 0 1-14 13h-92a14 14 0 0 1-14-13z" />
        <ShieldPopover x={396} y={176} />
        <Duck x={-24} y={342} scale={2.5} />
        <path fill="var(--art-front)" d="M-1600 470H0c120-22 240-22 360 0s240 22 360 0h1600v52h-3920z" />
      </Art>
      <style jsx>{`
        @media (--from-wide) {
          .laptop {
            margin-right: clamp(-6rem, -4vw, 0rem);
          }
        }
      `}</style>
    </div>
  );
}
