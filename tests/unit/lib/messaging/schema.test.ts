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

it('MessagingContext has three own properties', () => {
  const context = new MessagingContext({ env: 'development', ...names });
  expect({ ...context }).toEqual({ context: 'c', featureName: 'f', env: 'development' });
});

it('NotificationMessage: context, featureName, method, params', () => {
  const message = new NotificationMessage({ params: { a: 1 }, method: 'm', ...names });
  expect(JSON.stringify(message)).toBe('{"context":"c","featureName":"f","method":"m","params":{"a":1}}');
  expect(Object.keys(message)).toEqual(['context', 'featureName', 'method', 'params']);
});

it('RequestMessage: context, featureName, method, id, params', () => {
  const message = new RequestMessage({ params: {}, id: 'i', method: 'm', ...names });
  expect(JSON.stringify(message)).toBe('{"context":"c","featureName":"f","method":"m","id":"i","params":{}}');
  expect(Object.keys(message)).toEqual(['context', 'featureName', 'method', 'id', 'params']);
});

it('Subscription: context, featureName, subscriptionName', () => {
  const subscription = new Subscription({ subscriptionName: 's', ...names });
  expect(Object.entries(subscription)).toEqual([
    ['context', 'c'],
    ['featureName', 'f'],
    ['subscriptionName', 's'],
  ]);
});

it('MessageResponse: context, featureName, result, id, error', () => {
  const error = new MessageError({ message: 'no' });
  const response = new MessageResponse({ error, id: 'i', result: {}, ...names });
  expect(Object.keys(response)).toEqual(['context', 'featureName', 'result', 'id', 'error']);
  expect(response).toMatchObject({ id: 'i', result: {}, error: { message: 'no' } });
});

it('SubscriptionEvent: context, featureName, subscriptionName, params', () => {
  const event = new SubscriptionEvent({ params: { type: 'completed' }, subscriptionName: 's', ...names });
  expect(Object.keys(event)).toEqual(['context', 'featureName', 'subscriptionName', 'params']);
  expect(event.params).toEqual({ type: 'completed' });
});

it('MessageError: message', () => {
  expect(Object.entries(new MessageError({ message: 'no' }))).toEqual([['message', 'no']]);
});

it('MissingHandler is an Error with a handlerName', () => {
  const error = new MissingHandler('gone', 'x');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ message: 'gone', handlerName: 'x' });
});

describe('isResponseFor', () => {
  const request = requestOf('getSubscription', 'id-1');

  it('a result counts when featureName, context and id match', () => {
    expect(isResponseFor(request, replyTo('id-1', { result: {} }))).toBe(true);
  });

  it.each([
    { ...replyTo('id-1', { result: {} }), featureName: 'other' },
    { ...replyTo('id-1', { result: {} }), context: 'other' },
    replyTo('id-2', { result: {} }),
    { result: {} },
  ])('a result with another name or id does not count: %j', (data) => {
    expect(isResponseFor(request, data)).toBe(false);
  });

  it('a wrong id does not count even with an error beside the result', () => {
    expect(isResponseFor(request, replyTo('id-2', { result: null, error: { message: 'no' } }))).toBe(false);
  });

  it('an error with a message counts without looking at ids', () => {
    expect(isResponseFor(request, { error: { message: 'no' } })).toBe(true);
    expect(isResponseFor(request, replyTo('id-2', { error: { message: 'no' } }))).toBe(true);
  });

  it.each([
    {},
    replyTo('id-1', {}),
    { error: {} },
    { error: null },
    { error: 'no' },
    null,
    undefined,
    'x',
    7,
    [],
  ])('anything else does not count: %j', (data) => {
    expect(isResponseFor(request, data)).toBe(false);
  });
});

describe('isSubscriptionEventFor', () => {
  const subscription = subscriptionTo('onPurchaseUpdate');

  it('an event counts when all three names match', () => {
    expect(isSubscriptionEventFor(subscription, eventOf('onPurchaseUpdate'))).toBe(true);
  });

  it.each([
    eventOf('authUpdate'),
    { ...eventOf('onPurchaseUpdate'), context: 'other' },
    { ...eventOf('onPurchaseUpdate'), featureName: 'other' },
    { context: 'subscriptionPages', featureName: 'useSubscription' },
    null,
    undefined,
    'onPurchaseUpdate',
  ])('anything else does not count: %j', (data) => {
    expect(isSubscriptionEventFor(subscription, data)).toBe(false);
  });
});
