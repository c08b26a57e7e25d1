import { defaultSearchId } from '@/components/sections/home/search/DefaultSearchDialog';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { type HomeBannerId, homeBanners } from '@/lib/content/home/homeBanners';

/** The text of one offer and its button, for the corner banner of HomeBanners. */
export function HomeBannerOffer({ id }: { id: HomeBannerId }) {
  const { title, text, action, href } = homeBanners[id];
  return (
    <div className="words" data-dismissable={id} data-waiting="">
      <p className="title">{title}</p>
      <p className="text">{text}</p>
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
      <style jsx>{`
        .words {
          display: contents;
        }

        .words[data-waiting],
        .words[hidden] {
          display: none;
        }

        p {
          flex: 0 0 100%;
        }

        .title {
          font-weight: var(--weight-semibold);
        }

        .text {
          margin-bottom: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          line-height: 1.4;
        }
      `}</style>
    </div>
  );
}
