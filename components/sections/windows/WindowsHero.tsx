import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DownloadLink } from '@/components/marketing/DownloadLink';
import { DrawnText } from '@/components/marketing/DrawnText';
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
        <DrawnText x={278} y={97} size={13} tone="soft" text={pictureWords.address} />
        <DrawnText x={162} y={166} size={30} text={pictureWords.headline} />
        <DrawnText x={720} y={230} size={25} text={pictureWords.installerTitle} />
        <DrawnText x={720} y={258} size={17} tone="soft" text={pictureWords.installerText} />
        <DrawnText x={1000} y={450} size={16} tone="soft" text={pictureWords.taskbarClock} />
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
