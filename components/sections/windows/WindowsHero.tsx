import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DownloadLink } from '@/components/marketing/DownloadLink';
import { WindowsPicture } from '@/components/sections/downloads/art/WindowsPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { olderPackage } from '@/lib/content/downloadPages/windows';

/** Centered text over a wide screen that rises from the lower edge. */
export function WindowsHero() {
  return (
    <section>
      <Container>
        <PageTitle {...heroes.windows} align="center" />
        <DownloadButton page="windows" event="windows" offer="windows" align="center" />
        <p className="older" data-experiment="windowsinstaller">
          {olderPackage.text}{' '}
          <DownloadLink
            destination={{ target: 'windowsPackage' }}
            page="windows"
            placement="package"
            event="windows"
          >
            {olderPackage.label}
          </DownloadLink>
        </p>
        <div className="picture">
          <WindowsPicture />
        </div>
      </Container>
      <style jsx>{`
        section {
          padding-top: var(--space-above-title);
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .older {
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          text-align: center;
        }

        :global(html[data-exp-windowsinstaller='new']) .older {
          display: none;
        }

        .picture {
          margin-top: var(--space-7);
        }

        @media (--below-narrow) {
          .picture {
            width: 135%;
            margin-left: -16%;
          }
        }
      `}</style>
    </section>
  );
}
