import type { RoutePath } from '@/lib/content/site/routes';
import { backgroundOf, pageTheme } from '@/lib/theme/pageTheme';

/**
 * The water at the foot of a family's background, behind a hero that has its own drawing: it fades out before it
 * reaches the text. The hero must be a positioned stacking context (`position: relative; isolation: isolate`). Only one
 * of the four drawings is loaded, by theme and width; it takes up no space, so nothing moves when it arrives.
 */
export function FamilyGround({ route }: { route: RoutePath }) {
  const family = pageTheme(route);
  return (
    <div aria-hidden="true" className="family-ground" data-screen-only>
      <style jsx global>{`
        .family-ground {
          --ground: var(--light, url('${backgroundOf(family, 'light', 'sm')}'))
            var(--dark, url('${backgroundOf(family, 'dark', 'sm')}'));
          position: absolute;
          inset: auto 0 0;
          z-index: -1;
          height: max(4.25rem, 7vw);
          background: var(--ground) bottom center / max(100%, 60rem) auto no-repeat;
          /* What stands on the ground, such as the portico of the legal pages, begins above; its last line stays hidden. */
          mask-image: linear-gradient(transparent 6%, currentColor 30%);
        }

        @media (--from-medium) {
          .family-ground {
            --ground: var(--light, url('${backgroundOf(family, 'light', 'md-lg')}'))
              var(--dark, url('${backgroundOf(family, 'dark', 'md-lg')}'));
          }
        }
      `}</style>
    </div>
  );
}
