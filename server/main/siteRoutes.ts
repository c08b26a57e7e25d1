import { readPath, standardLanguage } from '@/lib/content/site/languages/languages';
import { routes } from '@/lib/content/site/routes';
import { bangListHandler, suggestBangHandler } from '@/server/bangs/bangHandlers';
import { buyByForm } from '@/server/billing/checkout/checkoutHandler';
import { contactHandler } from '@/server/contact/contactHandler';
import { actForPerson, searchPeople, showPerson, showSearch } from '@/server/desk/deskHandlers';
import type { Handler, Handlers, SiteRoute } from '@/server/http/api';
import { withoutFinalSlash } from '@/server/http/request/requestAddress';
import { makePictureHandler } from '@/server/images/pictureHandler';
import { issueRestorationCode } from '@/server/itr/issue';
import { makeJobsHandler, makeRoleFeed } from '@/server/jobs/roleFeed';
import { actOnLetter, beginLetter, showLetter, showLetters } from '@/server/letters/letterHandlers';
import { confirmHandler, subscribeHandler, unsubscribeHandler } from '@/server/newsletter/newsletterHandlers';
import { documentationHandler, openApiHandler } from '@/server/openApi/documentationPage';
import { audited } from '@/server/ops/audit';
import { metricsHandler } from '@/server/ops/metricsHandler';
import { changeRemoteSetting, opsHandler } from '@/server/ops/opsHandler';
import { healthHandler, readyHandler } from '@/server/ops/ready';
import { beginSignIn, enterOrLeave, finishSignIn } from '@/server/ops/signIn/signInHandlers';
import { answerInterestHandler, requestInterestHandler } from '@/server/saleInterest/interestHandlers';
import type { Services } from '@/server/services';
import { saveSettings, showSettings } from '@/server/settings/settingsHandlers';
import { countryHandler, eligibilityHandler } from '@/server/site/countryHandlers';
import { createEventCounter } from '@/server/site/eventCounter';
import { featureConfigHandler } from '@/server/site/featureConfigHandler';
import { makePolicyReportHandler } from '@/server/site/policyReports';
import { robotsHandler } from '@/server/site/robots';
import { siteMapHandler } from '@/server/site/siteMapHandler';
import {
  androidAppsHandler,
  appleAppsHandler,
  authorizationServerHandler,
  changePasswordHandler,
  privacyControlHandler,
  securityTextHandler,
} from '@/server/site/wellKnown';
import { stagingHandler } from '@/server/staging/stagingHandler';
import { cancellationHandler } from '@/server/statements/cancellationHandler';
import { confirmStatement, showStatement } from '@/server/statements/confirmHandlers';
import { withdrawalHandler } from '@/server/statements/withdrawalHandler';
import { makeStatusBoard } from '@/server/status/statusBoard';
import { makeSuggestHandler } from '@/server/suggest/suggestHandler';
import { type SpokenIn, spokenInEnglish } from './pages/spokenIn';
import { makeStatusHandler } from './pages/statusPage';

export type SiteRoutes = ReturnType<typeof siteRoutes>;

/** What answers in a language as pages do, by the prefix of its path, without being a page. */
const callsInLanguage: ReadonlySet<string> = new Set([
  '/newsletter/subscription/subscribe',
  '/pro/notify/request',
  '/updates.xml',
  '/opensearch.xml',
]);

const feedHeaders = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
};
const openSearchHeaders = {
  'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
};

/** The calls outside `server/main/calls`. A name that ends in `/*` takes everything below it. */
export function siteRoutes(services: Services, spokenIn: SpokenIn = spokenInEnglish) {
  const events = createEventCounter(services);
  const statusBoard = makeStatusBoard(services);
  const roleFeed = makeRoleFeed(services);
  const calls = new Map<string, Handlers>([
    ['country.json', { GET: countryHandler }],
    ['privacy-pro-eligible.json', { GET: eligibilityHandler }],
    ['feature-config.json', { GET: featureConfigHandler }],
    ['t/*', { GET: events.handle, POST: events.handle }],
    ['iu', { GET: makePictureHandler() }],
    ['ac', { GET: makeSuggestHandler(services) }],
    ['itr/issue', { POST: audited('restoration-code-issued', issueRestorationCode) }],
    ['staging/*', { GET: stagingHandler, POST: stagingHandler, DELETE: stagingHandler }],
    ['newsletter/subscription/subscribe', { POST: subscribeHandler }],
    ['newsletter/confirm', { POST: confirmHandler }],
    ['newsletter/unsubscribe', { POST: unsubscribeHandler }],
    ['pro', { POST: audited('account-created', buyByForm) }],
    ['pro/notify', { POST: answerInterestHandler }],
    ['pro/notify/request', { POST: requestInterestHandler }],
    ['api/openapi.json', { GET: openApiHandler }],
    ['api/docs', { GET: documentationHandler }],
    ['jobs.js', { GET: makeJobsHandler(roleFeed) }],
    ['bang.js', { GET: bangListHandler }],
    ['bangs/new', { POST: suggestBangHandler }],
    ['help/contact', { POST: contactHandler }],
    ['help/cancel', { POST: cancellationHandler }],
    ['help/withdraw', { POST: withdrawalHandler }],
    ['help/confirm', { GET: showStatement, POST: audited('statement-confirmed', confirmStatement) }],
    ['settings', { GET: showSettings, POST: saveSettings }],
    ['status', { GET: makeStatusHandler(statusBoard) }],
    ['health', { GET: healthHandler }],
    ['ready', { GET: readyHandler }],
    ['metrics', { GET: metricsHandler }],
    ['ops', { GET: audited('ops-viewed', opsHandler), POST: audited('ops-viewed', enterOrLeave) }],
    ['ops/sign-in', { GET: beginSignIn }],
    ['ops/sign-in/callback', { GET: audited('ops-viewed', finishSignIn) }],
    ['ops/settings', { POST: changeRemoteSetting }],
    ['ops/people', { GET: showSearch, POST: audited('desk-searched', searchPeople) }],
    ['ops/letters', { GET: showLetters, POST: audited('letter-acted', beginLetter) }],
    ['ops/letters/*', { GET: showLetter, POST: audited('letter-acted', actOnLetter) }],
    ['ops/*', { GET: audited('desk-looked', showPerson), POST: audited('desk-acted', actForPerson) }],
    ['updates.xml', { GET: spokenFile(spokenIn, 'updatesFeed', feedHeaders) }],
    ['sitemap.xml', { GET: siteMapHandler }],
    ['robots.txt', { GET: robotsHandler }],
    ['opensearch.xml', { GET: spokenFile(spokenIn, 'openSearchDescription', openSearchHeaders) }],
    ['.well-known/security.txt', { GET: securityTextHandler }],
    ['.well-known/gpc.json', { GET: privacyControlHandler }],
    ['.well-known/change-password', { GET: changePasswordHandler }],
    ['.well-known/oauth-authorization-server', { GET: authorizationServerHandler }],
    ['.well-known/apple-app-site-association', { GET: appleAppsHandler }],
    ['.well-known/assetlinks.json', { GET: androidAppsHandler }],
    ['csp-reports', { POST: makePolicyReportHandler(services.clock) }],
  ]);
  return { find: (path: string) => findRoute(calls, path), statusBoard, roleFeed, stop: events.stop };
}

function findRoute(calls: ReadonlyMap<string, Handlers>, asked: string): SiteRoute | null {
  const { language, path } = readPath(asked);
  const bare = withoutFinalSlash(path);
  const isInLanguage =
    language === standardLanguage || Object.hasOwn(routes, bare) || callsInLanguage.has(path);
  if (!isInLanguage) return null;
  // A page requested with a trailing slash is redirected to its own URL, and its call waits there.
  const alone = routeNamed(calls, Object.hasOwn(routes, bare) ? path : bare);
  const [, first = '', second = ''] = path.split('/');
  const above = [`/${first}/${second}/`, `/${first}/`].filter((start) => path.startsWith(start));
  return above.reduce((found, start) => found ?? routeNamed(calls, `${start}*`), alone);
}

function routeNamed(calls: ReadonlyMap<string, Handlers>, name: string): SiteRoute | null {
  const handlers = calls.get(name.slice(1));
  return handlers ? { name, handlers } : null;
}

/** A file for programs that show its words to people. It exists in each language, as pages do: `/de/updates.xml`. */
function spokenFile(
  spokenIn: SpokenIn,
  file: 'updatesFeed' | 'openSearchDescription',
  headers: { 'Content-Type': string; 'Cache-Control': string },
): Handler {
  return async ({ services, language }) => ({
    text: spokenIn(language)[file](services.config.publicOrigin),
    headers,
  });
}
