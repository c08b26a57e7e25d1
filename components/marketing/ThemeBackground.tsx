import type { ThemeFamily } from '@/lib/content/site/pageThemes';
import { backgroundOf } from '@/lib/theme/pageTheme';

type Props = {
  family: ThemeFamily;
  /** `foot` shows only the water at its foot, fading out before it reaches the text. */
  reach?: 'whole' | 'foot';
};

/**
 * The background of a page family, along the lower edge of the band that contains it; the band needs `position` and
 * `isolation`. A style sheet knows theme and width before anything is shown, so only one of the four drawings is loaded
 * and nothing flashes. Decoration.
 */
export function ThemeBackground({ family, reach = 'whole' }: Props) {
  return (
    <div className={`theme-background covering behind ${reach}`} data-screen-only aria-hidden="true">
      <style jsx>{`
        .theme-background {
          background: bottom center / 100% auto no-repeat;
          background-image: var(--light, url('${backgroundOf(family, 'light', 'sm')}'))
            var(--dark, url('${backgroundOf(family, 'dark', 'sm')}'));
        }

        .foot {
          top: auto;
          height: max(4.25rem, 7vw);
          background-size: max(100%, 60rem) auto;
          /* What stands on the ground, such as the portico of the legal pages, begins above; its last line stays hidden. */
          mask-image: linear-gradient(transparent 6%, currentColor 30%);
        }

        @media (--from-medium) {
          .theme-background {
            background-image: var(--light, url('${backgroundOf(family, 'light', 'md-lg')}'))
              var(--dark, url('${backgroundOf(family, 'dark', 'md-lg')}'));
          }
        }
      `}</style>
    </div>
  );
}
