import { localUrl } from './languages/localUrl';
import { type Route, routes } from './routes';

/** First parts of the addresses that open sessions or accounts, e.g. `/pro`. */
const leftToTheVisitor = new Set(
  Object.values<Route>(routes)
    .filter(({ kind }) => kind === 'flow')
    .map(({ path }) => path.split('/', 2).join('/')),
);
const notPrepared = [
  '[download]',
  '[target=_blank]',
  "[href*='.']",
  ...[...leftToTheVisitor].map((path) => `[href^='${localUrl(path)}']`),
];

/**
 * Speculation rules, https://html.spec.whatwg.org/multipage/speculative-loading.html: which pages a browser may prepare
 * when a visitor is about to follow a link. Only documents, since they count a view when it is seen and not when it is
 * prepared (enhance/counting/pageView). The rules are part of the page, since a file of their own would compete with
 * its styles and its font.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: ['/*', '/*\\?*'] }, { not: { selector_matches: notPrepared.join() } }],
      },
      eagerness: 'moderate',
    },
  ],
});
