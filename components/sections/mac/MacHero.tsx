import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
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
        <text className="soft" x="249.6" y="121" fontSize="13">
          {pictureWords.address}
        </text>
        <text x="144" y="186" fontSize="27">
          {pictureWords.headline}
        </text>
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
