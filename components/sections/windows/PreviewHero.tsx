import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PreviewPicture } from '@/components/sections/downloads/art/PreviewPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

/** On a dark background in both themes, so that nobody mistakes it for the regular download. */
export function PreviewHero() {
  return (
    <section className="deep">
      <Container>
        <div className="columns">
          <div>
            <PageTitle {...heroes.windowsPreview} />
            <DownloadButton page="preview" event="windows_preview" offer="windowsPreview" />
          </div>
          <PreviewPicture />
        </div>
      </Container>
      <style jsx>{`
        section {
          padding-block: var(--space-above-title);
        }

        .columns {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          align-items: center;
          gap: var(--space-7);
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
