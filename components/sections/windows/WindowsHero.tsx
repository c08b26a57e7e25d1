import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DownloadLink } from '@/components/marketing/DownloadLink';
import { PageHero } from '@/components/marketing/PageHero';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { pictureWords } from '@/lib/content/downloadPages/pictures';
import { olderPackage } from '@/lib/content/downloadPages/windows';

/** Centered text over a wide screen that rises from the lower edge. */
export function WindowsHero() {
  return (
    <PageHero {...heroes.windows} align="center" ground="warm" picture={<WideScreen />} rests>
      <DownloadButton page="windows" event="windows" offer="windows" align="center" />
      <p className="older small-print above-4 centered" data-experiment="windowsinstaller">
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
        :global(html[data-exp-windowsinstaller='new']) .older {
          display: none;
        }
      `}</style>
    </PageHero>
  );
}

/** A desktop with the running installer in front of a browser window. */
function WideScreen() {
  return (
    <div className="picture">
      <CachedDrawing name="windows-pictures.svg#windows">
        <text className="soft" x="278" y="97" fontSize="13">
          {pictureWords.address}
        </text>
        <text x="162" y="166" fontSize="30">
          {pictureWords.headline}
        </text>
        <text x="720" y="230" fontSize="25">
          {pictureWords.installerTitle}
        </text>
        <text className="soft" x="720" y="258" fontSize="17">
          {pictureWords.installerText}
        </text>
        <text className="soft" x="1000" y="450" fontSize="16">
          {pictureWords.taskbarClock}
        </text>
      </CachedDrawing>
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
