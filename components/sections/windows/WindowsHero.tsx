import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DownloadLink } from '@/components/marketing/DownloadLink';
import { PageHero } from '@/components/marketing/PageHero';
import { WindowsPicture } from '@/components/sections/downloads/art/WindowsPicture';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { olderPackage } from '@/lib/content/downloadPages/windows';

/** Centered text over a wide screen that rises from the lower edge. */
export function WindowsHero() {
  return (
    <PageHero {...heroes.windows} align="center" ground="warm" picture={<WideScreen />} rests>
      <DownloadButton page="windows" event="windows" offer="windows" align="center" />
      <p className="older small-print" data-experiment="windowsinstaller">
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
      <style jsx>{`
        .older {
          margin-top: var(--space-4);
          text-align: center;
        }

        :global(html[data-exp-windowsinstaller='new']) .older {
          display: none;
        }
      `}</style>
    </PageHero>
  );
}

function WideScreen() {
  return (
    <div className="picture">
      <WindowsPicture />
      <style jsx>{`
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
    </div>
  );
}
