import { routes } from '@/lib/content/routes';
import { bangListCall } from '@/server/bangs/bangListCall';
import { suggestBangCall } from '@/server/bangs/suggestBangCall';
import type { Handlers, SiteCall } from '@/server/http/api';
import { withoutFinalSlash } from '@/server/http/requestAddress';
import { makePictureCall } from '@/server/images/pictureCall';
import { issueRestorationCode } from '@/server/itr/issue';
import { makeJobsCall } from '@/server/jobs/jobsCall';
import { confirmCall, unsubscribeCall } from '@/server/newsletter/linkCalls';
import { subscribeCall } from '@/server/newsletter/subscribeCall';
import { documentationCall, openApiCall } from '@/server/openApi/documentationPage';
import { audited } from '@/server/ops/audit';
import { metricsCall } from '@/server/ops/metricsCall';
import { opsCall, opsSignIn } from '@/server/ops/opsCall';
import { readyCall } from '@/server/ops/ready';
import type { Services } from '@/server/services';
import { saveSettings, showSettings } from '@/server/settings/settingsPage';
import { countryCall } from '@/server/site/country';
import { eligibilityCall } from '@/server/site/eligibility';
import { createEventCounter } from '@/server/site/eventCounter';
import { featureConfigCall } from '@/server/site/featureConfig';
import { healthCall } from '@/server/site/health';
import { openSearchCall } from '@/server/site/openSearch';
import { makePolicyReportCall } from '@/server/site/policyReports';
import { robotsCall } from '@/server/site/robots';
import { siteMapCall } from '@/server/site/siteMap';
import { updatesFeedCall } from '@/server/site/updatesFeed';
import { changePasswordCall, privacyControlCall, securityTextCall } from '@/server/site/wellKnown';
import { stagingCall } from '@/server/staging/stagingCall';
import { makeSuggestCall } from '@/server/suggest/suggestCall';

export type SiteCalls = {
  /** The call that answers at this path, or null. */
  find(path: string): SiteCall | null;
  stop(): Promise<void>;
};

/** The calls that have no file in pages/api. A name that ends in `/*` takes everything below it. */
export function siteCalls(services: Services): SiteCalls {
  const events = createEventCounter(services);
  const calls = new Map<string, Handlers>([
    ['country.json', { GET: countryCall }],
    ['privacy-pro-eligible.json', { GET: eligibilityCall }],
    ['feature-config.json', { GET: featureConfigCall }],
    ['t/*', { GET: events.call, POST: events.call }],
    ['iu', { GET: makePictureCall() }],
    ['ac', { GET: makeSuggestCall(services) }],
    ['itr/issue', { POST: audited('restoration-code-issued', issueRestorationCode) }],
    ['staging/*', { GET: stagingCall, POST: stagingCall, DELETE: stagingCall }],
    ['newsletter/subscription/subscribe', { POST: subscribeCall }],
    ['newsletter/confirm', { POST: confirmCall }],
    ['newsletter/unsubscribe', { POST: unsubscribeCall }],
    ['api/openapi.json', { GET: openApiCall }],
    ['api/docs', { GET: documentationCall }],
    ['jobs.js', { GET: makeJobsCall(services) }],
    ['bang.js', { GET: bangListCall }],
    ['bangs/new', { POST: suggestBangCall }],
    ['settings', { GET: showSettings, POST: saveSettings }],
    ['health', { GET: healthCall }],
    ['ready', { GET: readyCall }],
    ['metrics', { GET: metricsCall }],
    ['ops', { GET: audited('ops-viewed', opsCall), POST: audited('ops-viewed', opsSignIn) }],
    ['updates.xml', { GET: updatesFeedCall }],
    ['sitemap.xml', { GET: siteMapCall }],
    ['robots.txt', { GET: robotsCall }],
    ['opensearch.xml', { GET: openSearchCall }],
    ['.well-known/security.txt', { GET: securityTextCall }],
    ['.well-known/gpc.json', { GET: privacyControlCall }],
    ['.well-known/change-password', { GET: changePasswordCall }],
    ['csp-reports', { POST: makePolicyReportCall(services.clock) }],
  ]);
  const named = (address: string): SiteCall | null => {
    const handlers = calls.get(address.slice(1));
    return handlers ? { name: address, handlers } : null;
  };
  return {
    find(path) {
      const bare = withoutFinalSlash(path);
      // A page asked for with a slash at its end is led to its own address; its call waits there.
      const alone = named(Object.hasOwn(routes, bare) ? path : bare);
      const [, first = ''] = path.split('/');
      return alone ?? (path.startsWith(`/${first}/`) ? named(`/${first}/*`) : null);
    },
    stop: events.stop,
  };
}
