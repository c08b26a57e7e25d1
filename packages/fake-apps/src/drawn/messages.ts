import type { FakeReply, SentMessage } from '../fakeAppOptions';
import { call } from './calls';
import { buy, change, type Device, type PurchaseUpdate } from './purchase';
import { drawnAppWords } from './words';

const words = drawnAppWords.notifications;

/** What a message makes the app do besides answering. */
export type Effects = {
  push(update: PurchaseUpdate): void;
  openSettings(): void;
  openRestore(): void;
  openFeature(name: string): void;
};

const own = (result: unknown): FakeReply => ({ kind: 'result', result, behavior: {} });

const unknown: FakeReply = { kind: 'unknown', behavior: {} };

/** Answers a message that this app handles itself; null for one that the fake of its generation answers. */
export function answer(device: Device, effects: Effects, message: SentMessage): Promise<FakeReply> | null {
  const { account, app } = device;
  const params: Record<string, unknown> = Object.fromEntries(Object.entries(message.params ?? {}));
  // Other apps do not know these requests, or leave them unanswered (native contract §2.1).
  const phone = app.app.system === 'ios';
  switch (message.method) {
    case 'subscriptionSelected':
      planReminder(device, params);
      sell(device, effects, buy(device, String(params.id)));
      return null;
    case 'subscriptionChangeSelected':
      sell(device, effects, change(device, String(params.id)));
      return null;
    case 'setAuthTokens':
      void takeChecked(device, params);
      return null;
    case 'completeStripePayment':
      return account.renew().then(() => own({}));
    case 'getUserSettings':
      return Promise.resolve(
        phone ? own({ notificationsPermission: device.keep.read().notifications }) : unknown,
      );
    case 'requestNotificationsPermission':
      return phone ? askForNotifications(device) : Promise.resolve(unknown);
    case 'activateSubscription':
    case 'openSubscriptionActivation':
      effects.openRestore();
      return null;
    case 'backToSettings':
    case 'backToSettingsActivateSuccess':
      void account.renew().then(effects.openSettings);
      return null;
    case 'featureSelected':
      effects.openFeature(String(params.productFeature ?? params.feature));
      return null;
    case 'subscriptionsAddEmailSuccess':
    case 'subscriptionsEditEmailSuccess':
    case 'subscriptionsRemoveEmailSuccess':
      // The token contains the email address.
      if (app.app.app === 'android') void account.renew();
      return null;
    default:
      return null;
  }
}

/** Tells the page how a purchase ended; one that was interrupted was not made. */
function sell({ log, overlay }: Device, { push }: Effects, purchase: Promise<PurchaseUpdate>): void {
  purchase.then(push, (error: unknown) => {
    overlay.close();
    log.note(String(error));
    push({ type: 'canceled' });
  });
}

/** Real apps check the tokens against the service's keys before they keep them, and refuse others. */
async function takeChecked({ account, log }: Device, params: Record<string, unknown>): Promise<void> {
  const { status } = await call('/api/auth/v2/.well-known/jwks.json');
  if (status !== 200) return;
  account.take({ accessToken: String(params.accessToken), refreshToken: String(params.refreshToken) });
  log.note(drawnAppWords.log.signedIn);
}

async function askForNotifications({ keep, overlay }: Device): Promise<FakeReply> {
  const known = keep.read().notifications;
  if (known === 'notDetermined') {
    const choices = [
      { text: words.allow, value: 'granted' },
      { text: words.refuse, class: 'quiet', value: 'denied' },
    ];
    const chosen = await overlay.ask({ heading: words.question, lines: [words.why], choices });
    keep.change({ notifications: chosen === 'granted' ? 'granted' : 'denied' });
  }
  return own({ granted: keep.read().notifications === 'granted' });
}

function planReminder({ log }: Device, { scheduleNotification }: Record<string, unknown>): void {
  if (typeof scheduleNotification !== 'object' || scheduleNotification === null) return;
  const days = Number(Reflect.get(scheduleNotification, 'daysBeforeCancel'));
  log.note(words.planned(days));
}
