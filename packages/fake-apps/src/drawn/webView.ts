import { installFakeApp } from '../fakeApp';
import type { FakeReply, SentMessage } from '../fakeAppOptions';
import type { AppAround, DeviceWindow } from './drawnApp';

/**
 * Sets up a drawn app of the sandbox around the page in its web view, before any of the page's scripts. The app itself
 * lives in the page around the frame: here are only the wire protocol of its generation and the way out of it. Without
 * an app around it, as in a preview of a mail, this does nothing.
 */
const asksForToken = /^(?:get(?:Auth)?AccessToken|getSubscription)$/;

function begin(app: AppAround): void {
  // The surrounding app decides about purchases, not the fake for tests.
  const fake = installFakeApp({ ...app.options(), purchase: 'nothing' });
  const usual = fake.receive;
  const answer = async (message: SentMessage): Promise<FakeReply> => {
    if (asksForToken.test(message.method)) fake.signIn(await app.token());
    return usual(message);
  };
  fake.receive = (message) => {
    const reply = Promise.resolve(app.hear(message) ?? answer(message));
    void reply.then((given) => app.replied(message, given));
    return reply;
  };
  app.opened({ address: location.pathname + location.search, push: (event) => fake.push(event) });
  document.addEventListener('click', (event) => leaveByLink(event, app), true);
}

/** An app keeps its web view on our pages: other URLs, and links that ask for a new window, open in a browser. */
function leaveByLink(event: MouseEvent, app: AppAround): void {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target?.href) return;
  const ours = target.origin === location.origin;
  if (ours && (target.target === '' || target.target === '_self')) return;
  event.preventDefault();
  app.openElsewhere(target.href);
}

function appAround(): AppAround | undefined {
  if (window.parent === window) return undefined;
  try {
    const name = window.frameElement?.getAttribute('name');
    const devices: DeviceWindow = window.parent as DeviceWindow;
    return name ? devices.drawnApps?.[name] : undefined;
  } catch {
    return undefined;
  }
}

const app = appAround();
if (app) begin(app);
