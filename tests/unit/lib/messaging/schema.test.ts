import {
  MessageError,
  MessageResponse,
  MessagingContext,
  MissingHandler,
  NotificationMessage,
  RequestMessage,
  Subscription,
  SubscriptionEvent,
} from '@/lib/messaging/entry';
import { isResponseFor, isSubscriptionEventFor } from '@/lib/messaging/wireMessages';
import { eventOf, replyTo, requestOf, subscriptionTo } from './contexts';

// Written in reverse, so that the order observed is the order of the class.
const names = { featureName: 'f', context: 'c' };
const error = new MessageError({ message: 'no' });
const subscriptionName = 's';

it.each([
  [new NotificationMessage({ params: { a: 1 }, method: 'm', ...names }), '"method":"m","params":{"a":1}'],
  [new RequestMessage({ params: {}, id: 'i', method: 'm', ...names }), '"method":"m","id":"i","params":{}'],
  [new Subscription({ subscriptionName, ...names }), '"subscriptionName":"s"'],
  [
    new MessageResponse({ error, id: 'i', result: 1, ...names }),
    '"result":1,"id":"i","error":{"message":"no"}',
  ],
  [new SubscriptionEvent({ params: 1, subscriptionName, ...names }), '"subscriptionName":"s","params":1'],
])('the order of the wire: context, featureName, then %#', (message, rest) => {
  expect(JSON.stringify(message)).toBe(`{"context":"c","featureName":"f",${rest}}`);
});

it('MessagingContext has three own properties, MissingHandler is an Error with a handlerName', () => {
  const context = new MessagingContext({ env: 'development', ...names });
  expect({ ...context }).toEqual({ context: 'c', featureName: 'f', env: 'development' });
  const missing = new MissingHandler('gone', 'x');
  expect(missing).toBeInstanceOf(Error);
  expect(missing).toMatchObject({ message: 'gone', handlerName: 'x' });
});

const result = replyTo('id-1', { result: {} });

it.each<[string, unknown, boolean]>([
  ['the three names', result, true],
  ['another feature', { ...result, featureName: 'other' }, false],
  ['another context', { ...result, context: 'other' }, false],
  ['another id', replyTo('id-2', { result: {} }), false],
  ['no names', { result: {} }, false],
  ['another id and an error', replyTo('id-2', { result: null, error: { message: 'no' } }), false],
  ['an error alone, whatever the ids', replyTo('id-2', { error: { message: 'no' } }), true],
  ['an error without names', { error: { message: 'no' } }, true],
  ['neither result nor error', replyTo('id-1', {}), false],
  ...[{}, { error: {} }, { error: null }, { error: 'no' }, null, undefined, 'x', 7, []].map(
    (data): [string, unknown, boolean] => [JSON.stringify(data), data, false],
  ),
])('a result or an error answers a request: %s', (_what, data, answers) => {
  expect(isResponseFor(requestOf('getSubscription', 'id-1'), data)).toBe(answers);
});

const event = eventOf('onPurchaseUpdate');

it.each([
  ['its three names', event, true],
  ['another name', eventOf('authUpdate'), false],
  ['another context', { ...event, context: 'other' }, false],
  ['another feature', { ...event, featureName: 'other' }, false],
  ['no name', { context: 'subscriptionPages', featureName: 'useSubscription' }, false],
  ['nothing', null, false],
  ['text', 'onPurchaseUpdate', false],
])('an event counts by all its names: %s', (_what, data, counts) => {
  expect(isSubscriptionEventFor(subscriptionTo('onPurchaseUpdate'), data)).toBe(counts);
});
