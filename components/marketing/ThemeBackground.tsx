import type { ThemeFamily } from '@/lib/content/site/pageThemes';
import { backgroundOf } from '@/lib/theme/pageTheme';

/**
 * The background of a page family, along the lower edge of the band that contains it; the band needs `position` and
 * `isolation`. A style sheet knows theme and width before anything is shown, so only one of the four drawings is loaded
 * and nothing flashes. Decoration.
 */
export function ThemeBackground({ family }: { family: ThemeFamily }) {
  return (
    <div className="theme-background" data-screen-only aria-hidden="true">
      <style jsx>{`
        .theme-background {
          position: absolute;
          z-index: -1;
          inset: 0;
          background: bottom center / 100% auto no-repeat;
          background-image: var(--light, url('${backgroundOf(family, 'light', 'sm')}'))
            var(--dark, url('${backgroundOf(family, 'dark', 'sm')}'));
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
