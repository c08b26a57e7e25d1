import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { downloadPanel } from '@/lib/content/home/download';

/** The browser for the current device. */
export function DownloadPanel() {
  const { eyebrow, title, text } = downloadPanel;
  return (
    <section className="band download" aria-labelledby="download-title">
      <div className="page-column">
        <div className="columns two-columns level">
          <div className="words">
            <p className="eyebrow below-3">{eyebrow}</p>
            <h2 className="section-title" id="download-title">
              {title}
            </h2>
            <p className="lead-text text">{text}</p>
            <DownloadButton page="home" placement="details" event="home" brief />
          </div>
          <div className="picture clipped huge-corners" data-screen-only>
            <CachedDrawing name="home-pictures.svg#devices" fit="open" />
          </div>
        </div>
      </div>
      <style jsx>{`
        .columns {
          gap: var(--space-7) var(--space-8);
        }

        h2 {
          line-height: 1.06;
        }

        .text {
          max-width: 32rem;
          margin-block: var(--space-4) var(--space-6);
        }

        .picture {
          padding: clamp(1.5rem, 4vw, 3.5rem) clamp(1rem, 3vw, 2.5rem) 0;
          background: var(--art-sky);
        }
      `}</style>
    </section>
  );
}
