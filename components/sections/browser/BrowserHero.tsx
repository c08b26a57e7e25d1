import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageHero } from '@/components/marketing/PageHero';
import { Art } from '@/components/sections/downloads/art/Art';
import { ShieldPopover } from '@/components/sections/downloads/art/ShieldPopover';
import { Duck } from '@/components/ui/icons/Duck';
import { heroes } from '@/lib/content/downloadPages/heroes';

const lines = [60, 118, 176, 292, 350];

/** The title, and requests that end at the shield: one in six gets through. */
export function BrowserHero() {
  return (
    <PageHero {...heroes.browser} ground="deep" below={<Requests />} rests>
      <DownloadButton page="browser" event="browser" />
    </PageHero>
  );
}

function Requests() {
  return (
    <div className="picture">
      <Art width={1200} height={420} open>
        <circle fill="var(--art-far)" cx="560" cy="210" r="222" />
        <circle fill="var(--art-middle)" cx="560" cy="210" r="150" />
        <path fill="var(--art-near)" d="M560 96l84 32v68c0 56-34 92-84 114-50-22-84-58-84-114v-68z" />
        <path className="stroke white thick" d="m524 198 26 26 48-54" />
        {lines.map((y) => (
          <g key={y}>
            <path className="gone" d={`M760 ${y}h1440`} />
            <circle fill="var(--art-beak)" cx="744" cy={y} r="9" />
          </g>
        ))}
        <path className="stroke thick" d="M300 234h150M670 234h1530" />
        <Duck x={150} y={150} scale={2.8} />
        <ShieldPopover x={850} y={112} />
      </Art>
      <style jsx>{`
        .picture {
          width: max(100%, 50rem);
          max-width: 90rem;
          margin: var(--space-6) auto 0;
        }

        /* On a phone the list is hidden: bird, shield and the blocked requests say the same. */
        @media (--below-narrow) {
          .picture {
            width: 178vw;
            margin-left: -19vw;
          }
        }
      `}</style>
    </div>
  );
}
