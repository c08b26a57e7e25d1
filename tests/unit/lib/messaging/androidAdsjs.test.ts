import {
  AndroidAdsjsMessagingConfig,
  AndroidAdsjsMessagingTransport,
  Messaging,
} from '@/lib/messaging/entry';
import { eventOf, production, replyTo, requestOf, stateOf, subscriptionTo } from './contexts';

const request = requestOf('handshake', 'id-1');

function adsjsApp(target: Record<string, unknown> = {}) {
  const postMessage = jest.fn();
  const addEventListener = jest.fn();
  const host = { postMessage, addEventListener };
  target.contentScopeAdsjs = host;
  const config = new AndroidAdsjsMessagingConfig({ target, debug: false, objectName: 'contentScopeAdsjs' });
  return {
    config,
    host,
    postMessage,
    addEventListener,
    target,
    sendRaw: (data: unknown) => addEventListener.mock.calls[0]?.[1]({ data }),
    send: (payload: unknown) => addEventListener.mock.calls[0]?.[1]({ data: JSON.stringify(payload) }),
    transport: new AndroidAdsjsMessagingTransport(config, production),
  };
}

function absentApp(): AndroidAdsjsMessagingConfig {
  return new AndroidAdsjsMessagingConfig({ target: {}, debug: false, objectName: 'contentScopeAdsjs' });
}

it('captures the object and deletes it from the target', () => {
  const { config, host, postMessage, addEventListener, target } = adsjsApp();
  expect('contentScopeAdsjs' in target).toBe(false);
  host.postMessage = jest.fn();
  config.sendMessageThrows({ a: 1 });
  expect(postMessage.mock.calls).toEqual([['{"a":1}']]);
  expect(postMessage.mock.contexts[0]).toBe(host);
  expect(addEventListener).toHaveBeenCalledWith('message', expect.any(Function));
});

it('sendMessageThrows throws postMessage not available without an app', () => {
  expect(() => absentApp().sendMessageThrows({})).toThrow(new Error('postMessage not available'));
});

it('without an app notify does not throw and request rejects', async () => {
  expect(() => new Messaging(production, absentApp()).notify('backToSettings')).not.toThrow();
  const transport = new AndroidAdsjsMessagingTransport(absentApp(), production);
  await expect(transport.request(request)).rejects.toThrow(
    new Error('request failed to send: postMessage not available'),
  );
});

describe('sendInitialPing', () => {
  it('posts a request of id and method initialPing to the feature messaging', () => {
    const { config, postMessage } = adsjsApp();
    expect(config.sendInitialPing(production)).toBe(true);
    expect(postMessage.mock.calls).toEqual([
      [
        '{"context":"subscriptionPages","featureName":"messaging","method":"initialPing","id":"initialPing","params":{}}',
      ],
    ]);
  });

  it('is silent in a frame', () => {
    const { config, postMessage } = adsjsApp({ top: {} });
    expect(config.sendInitialPing(production)).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('returns false without an app', () => {
    expect(absentApp().sendInitialPing(production)).toBe(false);
  });

  it('the top window is not a frame', () => {
    const postMessage = jest.fn();
    Object.assign(window, { contentScopeAdsjs: { postMessage, addEventListener: jest.fn() } });
    const config = new AndroidAdsjsMessagingConfig({
      target: window,
      debug: false,
      objectName: 'contentScopeAdsjs',
    });
    expect(config.sendInitialPing(production)).toBe(true);
    expect('contentScopeAdsjs' in window).toBe(false);
  });
});

it('notify posts the JSON text of the message', () => {
  const { config, postMessage } = adsjsApp();
  new Messaging(production, config).notify('backToSettings');
  expect(postMessage.mock.calls).toEqual([
    ['{"context":"subscriptionPages","featureName":"useSubscription","method":"backToSettings","params":{}}'],
  ]);
});

describe('replies', () => {
  it('resolves to the result of the JSON text', async () => {
    const { transport, send } = adsjsApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { result: { platform: 'android' } }));
    await expect(asked).resolves.toEqual({ platform: 'android' });
  });

  it('rejects with the message of the error', async () => {
    const { transport, send } = adsjsApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { error: { message: 'not now' } }));
    await expect(asked).rejects.toThrow(new Error('not now'));
  });

  it.each(['', '{', '<html>', 'null', '7', '[]', undefined, null, { id: 'id-1', result: {} }])(
    'anything but a message settles nothing and throws nothing: %j',
    async (data) => {
      const { transport, sendRaw } = adsjsApp();
      const asked = transport.request(request);
      expect(() => sendRaw(data)).not.toThrow();
      expect(await stateOf(asked)).toBe('pending');
    },
  );

  it('another id, feature or context settles nothing', async () => {
    const { transport, send } = adsjsApp();
    const asked = transport.request(request);
    send(replyTo('id-2', { result: {} }));
    send({ ...replyTo('id-1', { result: {} }), featureName: 'other' });
    send({ ...replyTo('id-1', { result: {} }), context: 'other' });
    expect(await stateOf(asked)).toBe('pending');
  });

  it('an abort rejects; the reply after that changes nothing', async () => {
    const { transport, send } = adsjsApp();
    const abort = new AbortController();
    const asked = transport.request(request, { signal: abort.signal });
    abort.abort();
    send(replyTo('id-1', { result: {} }));
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('subscribe receives its own events until unsubscribed', () => {
  const { transport, send } = adsjsApp();
  const callback = jest.fn();
  const unsubscribe = transport.subscribe(subscriptionTo('authUpdate'), callback);
  send(eventOf('authUpdate', { a: 1 }));
  send(eventOf('authUpdate'));
  send({ ...eventOf('authUpdate', {}), featureName: 'other' });
  unsubscribe();
  send(eventOf('authUpdate', {}));
  expect(callback.mock.calls).toEqual([[{ a: 1 }], [{}]]);
});

it('a listener that throws is contained', () => {
  const { config, send } = adsjsApp();
  config.subscribe('authUpdate', () => {
    throw new Error('oops');
  });
  expect(() => send(eventOf('authUpdate'))).not.toThrow();
});
