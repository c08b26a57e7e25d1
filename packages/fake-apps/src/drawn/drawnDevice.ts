import { pushedPurchase } from '../fakeApp';
import type { FakeEvent } from '../fakeAppOptions';
import { openAccount } from './account';
import { call } from './calls';
import type { AppAround, DeviceWindow, DrawnApp, DrawnPlan } from './drawnApp';
import { element, part } from './element';
import { openKeptState, openStoreAccount } from './keptState';
import { openLog } from './log';
import { answer } from './messages';
import { openOverlay } from './overlay';
import { type Device, type PurchaseUpdate, restore, signInByStore } from './purchase';
import { featureScreen, restoreScreen, settingsScreen, type Ways } from './screens';
import { drawnAppWords as words } from './words';

/**
 * Plays one app on its drawn device: its settings, its web view, its store's sheet. The server draws the empty device
 * and says which app it is; everything that happens in it is here and in the neighboring modules. Tokens are kept in
 * the browser's storage under the device's name, and are sent only to this site.
 */
const ownPages = ['/identity-theft-restoration', '/dbp'];
const pageOfFeature: Readonly<Record<string, string | undefined>> = {
  'Identity Theft Restoration': ownPages[0],
  'Global Identity Theft Restoration': ownPages[0],
  'Data Broker Protection': ownPages[1],
};

function start(app: DrawnApp, frame: HTMLIFrameElement): void {
  const native = part('native');
  const keep = openKeptState(app.name);
  const log = openLog(part('log'));
  const account = openAccount(app, keep);
  const customer = app.store && openStoreAccount(app.store.name);
  const device: Device = { app, account, customer, keep, log, overlay: openOverlay() };
  let push: ((event: FakeEvent) => void) | null = null;
  let shown = 0;

  function show(...children: Node[]): void {
    shown += 1;
    frame.hidden = true;
    native.hidden = false;
    native.replaceChildren(...children);
    const heading = native.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    if (document.hasFocus() && shown > 1) heading.focus({ preventScroll: true });
  }

  async function openSettings(): Promise<void> {
    const mine = shown + 1;
    show(element('p', { text: words.state.loading }));
    // The store restores an expired sign-in, as in the real apps.
    if (account.id() !== null && !(await account.renew())) await signInByStore(device);
    const subscription = await account.subscription();
    if (shown === mine) show(...settingsScreen(device, ways, subscription));
  }

  function openPage(address: string): void {
    shown += 1;
    push = null;
    native.hidden = true;
    frame.hidden = false;
    frame.src = inLanguage(app.language, address);
    frame.focus();
  }

  const ways: Ways = {
    openPage,
    openSettings: () => void openSettings(),
    openRestore: () => show(...restoreScreen(device, ways)),
    openFeature(name) {
      const page = pageOfFeature[name];
      if (page) openPage(page);
      else show(...featureScreen(device, name));
    },
    restore: () =>
      void restore(device).then((done) => (done ? openPage('/subscriptions/welcome') : undefined)),
    openElsewhere: (address) => around.openElsewhere(address),
    async openBilling() {
      const { json } = await call('/api/checkout/portal', { token: await account.token() });
      if (typeof json.customerPortalUrl === 'string') openPage(json.customerPortalUrl);
    },
    async signOut() {
      await account.signOut();
      log.note(words.log.signedOut);
      await openSettings();
    },
    askAgain() {
      keep.change({ notifications: 'notDetermined' });
      void openSettings();
    },
  };

  function pushPurchase(params: PurchaseUpdate): void {
    if (!params) return;
    log.pushed(pushedPurchase.subscriptionName, params);
    push?.({ ...pushedPurchase, params });
  }

  const around: AppAround = {
    options: () => ({ ...app.app, tierOptions: sells(app, customer?.purchase() === null) }),
    hear(message) {
      log.fromPage(message);
      return answer(device, { push: pushPurchase, ...ways }, message);
    },
    replied: (message, reply) => log.answered(message, reply),
    token: () => account.token(),
    opened(page) {
      push = page.push;
      log.note(words.log.opened(page.address));
    },
    openElsewhere(address) {
      log.note(words.log.elsewhere(address));
      window.open(address, '_blank', 'noopener');
    },
  };
  const host: DeviceWindow = window;
  host.drawnApps = { [app.name]: around };
  frame.addEventListener('load', () => {
    // The sandbox's payment page is not a page of the site, and no app talks to it.
    const path = frame.contentWindow?.location.pathname ?? '';
    if (push === null && !frame.hidden && !path.startsWith('/sandbox/')) {
      show(element('p', { class: 'notice bad', text: words.withoutApp }));
    }
  });
  part('settings').textContent = words.settings;
  part('settings').addEventListener('click', () => void openSettings());
  part('forget').addEventListener('click', () => {
    keep.forget();
    part('log').replaceChildren();
    void openSettings();
  });
  void openSettings();
}

/** The path of a page as an app opens it: the same for every language, with the app's own language as a parameter. */
function inLanguage(language: string, address: string): string {
  if (language === 'en' || !address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}locale=${language}`;
}

/**
 * What the app answers when a page asks what it sells (native contract §6.3). A store offers its trial to customers who
 * never bought there; where the page continues to payment by card, the page itself knows about the trial.
 */
function sells({ app, store, plans, features }: DrawnApp, isNewToStore: boolean): unknown {
  const platform = store === null ? 'stripe' : store.name === 'google' ? 'android' : app.system;
  const named = Object.keys(features).map((product) => ({ product, name: 'plus' }));
  const options = plans.map((plan) => option(plan, store !== null && isNewToStore && plan.trialDays > 0));
  return { platform, products: [{ tier: 'plus', features: named, options }] };
}

function option({ id, price, period, trialDays }: DrawnPlan, withTrial: boolean): unknown {
  const offer = { type: 'freeTrial', id: `freetrial-${id}`, durationInDays: trialDays, isUserEligible: true };
  return { id, cost: { displayPrice: price, recurrence: period }, ...(withTrial && { offer }) };
}

const given = document.querySelector<HTMLElement>('[data-drawn-app]')?.dataset.drawnApp;
const webView = part('web');
if (given && webView instanceof HTMLIFrameElement) start(JSON.parse(given), webView);
