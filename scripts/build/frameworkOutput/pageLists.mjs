import { scriptsOf, withPages } from './readOutput.mjs';
import { requireShape } from './requireShape.mjs';

const list = /<script src="([^"]+\/_(?:build|ssg|clientMiddleware)Manifest\.js)" defer=""><\/script>/g;
/** A text in the framework's router, which its own start in the browser brings along and which would wait for the lists. */
const frameworkRouter = 'routeChangeStart';

/**
 * The framework gives every flow three lists of pages for its router. No flow has that router, since
 * components/layout/flow/hydrateFlow starts it, so the lists are left out.
 */
export function withoutPageLists(site) {
  const lists = new Set();
  const all = withPages(site, 'flow', (html) =>
    html.replace(list, (_element, address) => {
      lists.add(address);
      return '';
    }),
  );
  requireShape(lists.size === 3, `flows name ${lists.size} lists of pages, not three.`);
  const hasRouter = [...scriptsOf(site).values()].some((script) => script.includes(frameworkRouter));
  requireShape(
    !hasRouter,
    'its router is in a script: next.config.js must replace its start, and nothing may import the router.',
  );
  return { ...all, files: new Map([...site.files].filter(([address]) => !lists.has(address))) };
}
