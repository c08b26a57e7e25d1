import type { NativeMessage } from '@/lib/contract/native/message';
import { nativeCatalog } from '@/lib/contract/native/nativeCatalog';
import { codeIn } from './sources';

const messages = Object.entries(nativeCatalog).flatMap(([channel, own]) =>
  Object.entries<NativeMessage>(own).map(([name, message]) => ({ channel, name, ...message })),
);

it('messages with a reply are requests, and all others are not (native contract §2.7)', () => {
  const asks = /^(get|handshake|subscriptionDetails|requestNotificationsPermission|completeStripePayment)/;
  const events = ['onPurchaseUpdate', 'authUpdate', 'setState'];
  const wrong = messages
    .filter(({ channel }) => channel !== 'brokerRemoval')
    .filter(({ name, kind }) => {
      const expected = events.includes(name) ? 'event' : asks.test(name) ? 'request' : 'notification';
      return kind !== expected;
    });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const replies = messages.filter(({ kind, result }) => (kind === 'request') !== (result !== undefined));
  expect(replies.map(({ name }) => name)).toEqual([]);
});

it('every message to an app has a caller, every event of an app a listener', () => {
  const callers = codeIn('lib', 'components', 'enhance').filter(
    ({ path }) => !path.startsWith('lib/contract/native/'),
  );
  const silent = messages
    .filter(({ name }) => !callers.some(({ text }) => text.includes(`'${name}'`)))
    .map(({ channel, name }) => `${channel}.${name}`);
  expect(silent).toEqual([]);
});
