import type { ReactNode } from 'react';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { Art } from '@/components/sections/downloads/art/Art';
import { BrowserWindow } from '@/components/sections/downloads/art/BrowserWindow';
import { PhonePicture } from '@/components/sections/downloads/art/PhonePicture';
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
      <Art width={720} height={600} open>
        <circle fill="var(--art-sun)" cx="150" cy="130" r="104" />
        <path
          fill="var(--art-far)"
          d="M-1600 600V400C-1100 300-420 428-160 414 30 404 140 196 400 330c140 80 190 72 290 160 44 38 100 62 200 68V600z"
        />
        <path
          fill="var(--art-middle)"
          d="M-1600 600V480C-1000 520-220 518 0 452c140-42 280-50 400-6s200 40 290 84c46 22 110 34 200 34V600z"
        />
        <BrowserWindow x={24} y={84} width={510} height={390} system="mac" address={pictureWords.address}>
          <text x="32" y="104" fontSize="34">
            {pictureWords.headline}
          </text>
          <rect fill="var(--art-far)" x="32" y="128" width="270" height="150" rx="14" />
          <path
            fill="var(--art-near)"
            d="M32 246c54-44 96-40 140-10s84 20 130-8v36a14 14 0 0 1-14 14H46a14 14 0 0 1-14-14z"
          />
          <rect fill="var(--art-paper-edge)" x="32" y="300" width="230" height="10" rx="5" />
          <rect fill="var(--art-paper-edge)" x="32" y="322" width="250" height="10" rx="5" />
        </BrowserWindow>
        <PhonePicture x={446} y={72} />
        <path
          fill="var(--art-front)"
          d="M-1600 552H-200C-60 552 50 532 180 532s230 40 360 40 220-20 360-20H2320v50H-1600z"
        />
      </Art>
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
