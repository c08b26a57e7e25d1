import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { defaultSearchId } from '@/components/sections/home/search/DefaultSearchDialog';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import {
  type HomeBannerId,
  homeBannerDismiss,
  homeBannerLabel,
  homeBanners,
} from '@/lib/content/home/homeBanners';

const ids = Object.keys(homeBanners) as HomeBannerId[];

/**
 * One slim line with an offer for the visitor's device, shown by enhance/downloads/banner once somebody has read on. It
 * overlays the bottom of the window with no height of its own, so it moves nothing and never covers the footer.
 */
export function HomeBanners() {
  return (
    <aside
      className="home-banner"
      aria-label={homeBannerLabel}
      data-banner=""
      data-waiting=""
      data-screen-only=""
    >
      <div className="card raised-panel in-row gap-2 bordered high-shadow">
        <span className="mark own-size">
          <CachedDrawing name="home-pictures.svg#mark" fit="open" />
        </span>
        {ids.map((id) => (
          <HomeBannerOffer key={id} id={id} />
        ))}
        <Button size="small" variant="quiet" data-dismiss="" data-event="atb.banner.dismiss">
          {homeBannerDismiss}
        </Button>
      </div>
      <style jsx>{`
        .home-banner {
          position: sticky;
          z-index: 4;
          bottom: 0;
          height: 0;
        }

        .card {
          position: absolute;
          right: var(--space-5);
          bottom: var(--space-4);
          max-width: 100%;
          padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);
          white-space: nowrap;
        }

        .home-banner[data-waiting],
        .card :global([data-waiting]) {
          display: none;
        }

        .mark {
          width: 1.75rem;
        }

        @media (prefers-reduced-motion: no-preference) {
          .card {
            animation: rise var(--duration-calm) var(--ease-out);
          }

          @keyframes rise {
            from {
              opacity: 0;
              translate: 0 1rem;
            }
          }
        }

        @media (--below-medium) {
          .card {
            right: 0.5rem;
            bottom: 0.5rem;
            max-width: calc(100% - 1rem);
            padding-left: var(--space-2);
            white-space: normal;
          }

          .mark {
            display: none;
          }
        }
      `}</style>
    </aside>
  );
}

/** The button of one offer, for the line of HomeBanners. */
function HomeBannerOffer({ id }: { id: HomeBannerId }) {
  const { action, href } = homeBanners[id];
  return (
    <span data-dismissable={id} data-waiting="">
      {href === null ? (
        <Button
          size="small"
          popoverTarget={defaultSearchId}
          aria-haspopup="dialog"
          data-event="atb.banner.click"
        >
          {action}
        </Button>
      ) : (
        <ButtonLink href={href} size="small" data-event="atb.banner.click">
          {action}
        </ButtonLink>
      )}
    </span>
  );
}
