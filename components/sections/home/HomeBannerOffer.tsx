import { defaultSearchId } from '@/components/sections/home/search/DefaultSearchDialog';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { type HomeBannerId, homeBanners } from '@/lib/content/home/homeBanners';

/** The button of one offer, for the line of HomeBanners. */
export function HomeBannerOffer({ id }: { id: HomeBannerId }) {
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
      <style jsx>{`
        span[data-waiting],
        span[hidden] {
          display: none;
        }
      `}</style>
    </span>
  );
}
