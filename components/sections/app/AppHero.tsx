import type { ReactNode } from 'react';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { DevicesPicture } from '@/components/sections/downloads/art/DevicesPicture';
import { PictureBand } from '@/components/sections/downloads/PictureBand';

type Props = { title: string; lead: string; page: string; event: string; branding?: ReactNode };

/** The drawing on the left and the text on the right, on a warm background. */
export function AppHero({ title, lead, page, event, branding }: Props) {
  return (
    <PictureBand ground="warm" size="equal" side="left" picture={<Devices />}>
      {branding}
      <PageTitle title={title} lead={lead} />
      <DownloadButton page={page} event={event} />
    </PictureBand>
  );
}

function Devices() {
  return (
    <div className="devices">
      <DevicesPicture />
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
