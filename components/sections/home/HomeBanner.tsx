import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import {
  type HomeBannerId,
  homeBannerDismiss,
  homeBannerLabel,
  homeBanners,
} from '@/lib/content/home/homeBanners';
import { defaultSearchId } from './DefaultSearchDialog';
import { HomePicture } from './HomePicture';

/**
 * An offer, shown by enhance/banner once somebody has read on. It lies over a corner of the content, of no height itself,
 * so it moves nothing and never covers the footer; put away, it stays away for weeks.
 */
export function HomeBanner({ id }: { id: HomeBannerId }) {
  const { title, text, action, href } = homeBanners[id];
  return (
    <aside
      className="home-banner"
      aria-label={homeBannerLabel}
      data-banner={id}
      data-waiting=""
      data-dismissable={id}
      data-screen-only=""
    >
      <div className="card">
        <span className="mark">
          <HomePicture name="mark" />
        </span>
        <div>
          <p className="title">{title}</p>
          <p className="text">{text}</p>
          <div className="actions">
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
            <Button size="small" variant="quiet" data-dismiss="" data-event="atb.banner.dismiss">
              {homeBannerDismiss}
            </Button>
          </div>
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

        .title {
          font-weight: var(--weight-semibold);
        }

        .text {
          margin-block: var(--space-1) var(--space-3);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          line-height: 1.4;
        }

        .actions {
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

        @media (max-width: 50rem) {
          .card {
            right: 1rem;
            bottom: 1rem;
          }
        }
      `}</style>
    </aside>
  );
}
