import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageHero } from '@/components/marketing/PageHero';
import { ShieldWords } from '@/components/sections/downloads/art/ShieldWords';
import { heroes } from '@/lib/content/downloadPages/heroes';

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
      <CachedDrawing name="browser-pictures.svg#requests" fit="open">
        <ShieldWords place="translate(850 112)" />
      </CachedDrawing>
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
