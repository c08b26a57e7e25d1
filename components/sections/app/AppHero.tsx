import type { ReactNode } from 'react';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DrawnText } from '@/components/marketing/DrawnText';
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
        <DrawnText x={162} y={111} size={13} tone="soft" text={pictureWords.address} />
        <DrawnText x={56} y={188} size={34} text={pictureWords.headline} />
        <DrawnText x={571} y={372} size={24} anchor="middle" text={pictureWords.cleared} />
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
