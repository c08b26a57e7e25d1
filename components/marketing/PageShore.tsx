import { tallScenes } from '@/lib/content/site/pageThemes';
import type { RoutePath } from '@/lib/content/site/routes';
import { pageTheme } from '@/lib/theme/pageTheme';
import { ThemeBackground } from './ThemeBackground';

/** The last band of a page that has no drawing of its own there: its family's background, above the footer. */
export function PageShore({ route }: { route: RoutePath }) {
  const family = pageTheme(route);
  return (
    <div data-screen-only className={tallScenes.has(family) ? 'layered tall' : 'layered low'}>
      <ThemeBackground family={family} />
      <style jsx>{`
        .low {
          height: 53vw;
        }

        .tall {
          height: 60vw;
        }

        @media (--from-medium) {
          .low {
            height: 29.5vw;
          }

          .tall {
            height: 33vw;
          }
        }
      `}</style>
    </div>
  );
}
