import type { ReactNode } from 'react';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

type Props = { title: string; lead: string; page: string; event: string; branding?: ReactNode };

/** The drawing on the left and the text on the right, on a warm background. */
export function AppHero({ title, lead, page, event, branding }: Props) {
  return (
    <PictureBand ground="warm" size="equal" side="left" picture={<DevicesPicture />}>
      {branding}
      <PageTitle title={title} lead={lead} />
      <DownloadButton page={page} event={event} />
    </PictureBand>
  );
}

/** A window and a phone on a shore: the same browser on both. */
function DevicesPicture() {
  return (
    <div className="devices">
      <CachedDrawing name="app-pictures.svg#app" fit="open">
        <text className="soft" x="162" y="111" fontSize="13">
          {pictureWords.address}
        </text>
        <text x="56" y="188" fontSize="34">
          {pictureWords.headline}
        </text>
        <text x="571" y="372" fontSize="24" textAnchor="middle">
          {pictureWords.cleared}
        </text>
      </CachedDrawing>
      <style jsx>{`
        .devices {
          margin-left: clamp(-8rem, -6vw, 0rem);
        }

        @media (--below-wide) {
          .devices {
            max-width: 34rem;
            margin-inline: auto;
          }
        }
      `}</style>
    </div>
  );
}
