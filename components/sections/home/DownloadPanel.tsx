import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { downloadPanel } from '@/lib/content/home/download';

/** The browser for the current device, and the three things it does first. */
export function DownloadPanel() {
  const { eyebrow, title, text, benefits } = downloadPanel;
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
        <ul className="benefits in-column line-above">
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <SiteIcon name={benefit.icon} size={24} />
              <div>
                <h3>{benefit.title}</h3>
                <p className="small-print above-1">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
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

        .benefits {
          gap: var(--space-5) var(--space-7);
          margin-top: var(--space-8);
          padding-top: var(--space-6);
        }

        @media (--from-wide) {
          .benefits {
            grid-template-columns: repeat(3, minmax(0, 1fr));
          }
        }

        .benefits li {
          display: flex;
          gap: var(--space-4);
        }

        .benefits li > :global(svg) {
          margin-top: 0.125rem;
          color: var(--color-accent-text);
        }
      `}</style>
    </section>
  );
}
