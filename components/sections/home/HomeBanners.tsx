import { Button } from '@/components/ui/forms/Button';
import {
  type HomeBannerId,
  homeBannerDismiss,
  homeBannerLabel,
  homeBanners,
} from '@/lib/content/home/homeBanners';
import { HomeBannerOffer } from './HomeBannerOffer';
import { HomePicture } from './HomePicture';

const ids = Object.keys(homeBanners) as HomeBannerId[];

/**
 * An offer for the visitor's device, shown by enhance/downloads/banner once somebody has read on. It overlays a corner
 * of the content with no height of its own, so it moves nothing and never covers the footer; once dismissed, it stays
 * hidden for weeks.
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
      <div className="card">
        <span className="mark">
          <HomePicture name="mark" />
        </span>
        <div className="offer">
          {ids.map((id) => (
            <HomeBannerOffer key={id} id={id} />
          ))}
          <Button size="small" variant="quiet" data-dismiss="" data-event="atb.banner.dismiss">
            {homeBannerDismiss}
          </Button>
        </div>
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
          bottom: var(--space-5);
          display: flex;
          gap: var(--space-4);
          width: min(25rem, 100vw - 2rem);
          padding: var(--space-5) var(--space-4) var(--space-3) var(--space-5);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
        }

        .home-banner[data-waiting] {
          display: none;
        }

        .mark {
          flex: none;
          width: 2.5rem;
        }

        .offer {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-1);
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
            right: 1rem;
            bottom: 1rem;
            gap: var(--space-3);
            padding-right: var(--space-2);
            padding-left: var(--space-4);
          }
        }
      `}</style>
    </aside>
  );
}
