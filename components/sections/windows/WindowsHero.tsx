import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DownloadLink } from '@/components/marketing/DownloadLink';
import { PageHero } from '@/components/marketing/PageHero';
import { Art } from '@/components/sections/downloads/art/Art';
import { BrowserWindow } from '@/components/sections/downloads/art/BrowserWindow';
import { Duck } from '@/components/ui/icons/Duck';
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

const taskbarIcons = [0, 1, 2, 3, 4];

/** A desktop with the running installer in front of a browser window. */
function WindowsPicture() {
  return (
    <Art width={1120} height={470}>
      <path fill="var(--art-head)" d="M40 42A32 32 0 0 1 72 10h976a32 32 0 0 1 32 32v428H40z" />
      <path fill="var(--art-sky)" d="M58 48a20 20 0 0 1 20-20h964a20 20 0 0 1 20 20v422H58z" />
      <circle fill="var(--art-sun)" cx="880" cy="140" r="74" />
      <path fill="var(--art-far)" d="M58 300c150-90 300-80 460-10s340 60 544-50v230H58z" />
      <path fill="var(--art-middle)" d="M58 366c180-60 330-40 500 0s340 30 504-30v134H58z" />
      <BrowserWindow x={130} y={70} width={560} height={320} system="windows" address={pictureWords.address}>
        <text x="32" y="96" fontSize="30">
          {pictureWords.headline}
        </text>
        <rect fill="var(--art-far)" x="32" y="118" width="300" height="140" rx="10" />
        <path
          fill="var(--art-near)"
          d="M32 226c60-46 104-40 150-12s96 20 150-10v44a10 10 0 0 1-10 10H42a10 10 0 0 1-10-10z"
        />
        <rect fill="var(--art-paper-edge)" x="32" y="278" width="240" height="9" rx="4.5" />
        <rect className="gone" x="356" y="118" width="172" height="62" rx="8" />
        <rect className="gone" x="356" y="196" width="172" height="62" rx="8" />
      </BrowserWindow>
      <g transform="translate(590 168)">
        <rect className="card" width="360" height="190" rx="12" />
        <rect fill="var(--art-warm)" x="24" y="26" width="84" height="84" rx="20" />
        <Duck x={35} y={36} scale={1.3} />
        <text x="130" y="62" fontSize="25">
          {pictureWords.installerTitle}
        </text>
        <text className="soft" x="130" y="90" fontSize="17">
          {pictureWords.installerText}
        </text>
        <rect fill="var(--art-paper-edge)" x="24" y="142" width="312" height="14" rx="7" />
        <rect fill="var(--art-near)" x="24" y="142" width="246" height="14" rx="7" />
      </g>
      <path fill="var(--art-paper)" d="M58 418h1004v52H58z" />
      {taskbarIcons.map((index) => (
        <rect
          key={index}
          fill={index === 2 ? 'var(--art-near)' : 'var(--art-paper-edge)'}
          x={462 + index * 42}
          y="430"
          width="28"
          height="28"
          rx="7"
        />
      ))}
      <text className="soft" x="1000" y="450" fontSize="16">
        {pictureWords.taskbarClock}
      </text>
    </Art>
  );
}
