import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { MacPicture } from '@/components/sections/downloads/art/MacPicture';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { heroes } from '@/lib/content/downloadPages/heroes';

/** Text on the left, the laptop on the right, extending beyond the column. */
export function MacHero() {
  return (
    <PictureBand ground="sky" size="large" picture={<Laptop />}>
      <PageTitle {...heroes.mac} />
      <DownloadButton page="mac" event="mac" offer="mac" />
    </PictureBand>
  );
}

function Laptop() {
  return (
    <div className="laptop">
      <MacPicture />
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
