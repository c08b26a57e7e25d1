import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { Section } from '@/components/marketing/Section';
import { downloadPanel } from '@/lib/content/home/download';

/** The browser for the current device. */
export function DownloadPanel() {
  const { eyebrow, title, text } = downloadPanel;
  return (
    <Section id="download" eyebrow={eyebrow} title={title} lead={text} picture={<OnDevices />}>
      <DownloadButton page="home" placement="details" event="home" brief />
    </Section>
  );
}

function OnDevices() {
  return (
    <div className="devices clipped huge-corners" data-screen-only>
      <CachedDrawing name="home-pictures.svg#devices" fit="open" />
      <style jsx>{`
        .devices {
          padding: clamp(1.5rem, 4vw, 3.5rem) clamp(1rem, 3vw, 2.5rem) 0;
          background: var(--art-sky);
        }
      `}</style>
    </div>
  );
}
