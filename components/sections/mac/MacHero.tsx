import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DrawnText } from '@/components/marketing/DrawnText';
import { PageTitle } from '@/components/marketing/PageTitle';
import { ShieldWords } from '@/components/sections/downloads/art/ShieldWords';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
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
      <CachedDrawing name="mac-pictures.svg#mac" fit="open">
        <DrawnText x={249.6} y={121} size={13} tone="soft" text={pictureWords.address} />
        <DrawnText x={144} y={186} size={27} text={pictureWords.headline} />
        <ShieldWords place="translate(396 176)" />
      </CachedDrawing>
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
