import {
  NotificationMessage,
  WindowsInteropMethods,
  WindowsMessagingConfig,
  WindowsMessagingTransport,
  WindowsNotification,
  WindowsRequestMessage,
} from '@/lib/messaging/entry';
import type { WindowsListener } from '@/lib/messaging/windowsTransport';
import { development, eventOf, production, replyTo, requestOf, stateOf, subscriptionTo } from './contexts';

const request = requestOf('getSubscription', 'id-1', { a: 1 });

function windowsApp() {
  const listeners = new Set<WindowsListener>();
  const postMessage = jest.fn();
  const methods = new WindowsInteropMethods({
    postMessage,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  });
  const config = new WindowsMessagingConfig({ methods });
  const send = (data: unknown, origin?: unknown) => {
    for (const listener of [...listeners]) listener({ data, origin });
  };
  return {
    config,
    listeners,
    postMessage,
    send,
    transport: new WindowsMessagingTransport(config, production),
    lenient: new WindowsMessagingTransport(config, development),
  };
}

it('the config names its platform', () => {
  expect(windowsApp().config.platform).toBe('windows');
});

it.each(['postMessage', 'addEventListener', 'removeEventListener'])(
  'construction throws without %s',
  (name) => {
    const methods = { ...windowsApp().config.methods, [name]: undefined };
    const config = Reflect.construct(WindowsMessagingConfig, [{ methods }]);
    expect(() => new WindowsMessagingTransport(config, production)).toThrow(
      new Error(`cannot create WindowsMessagingTransport, missing the method: ${name}`),
    );
  },
);

it('construction names the first missing method when there is no app at all', () => {
  const config = Reflect.construct(WindowsMessagingConfig, [{ methods: undefined }]);
  expect(() => new WindowsMessagingTransport(config, production)).toThrow('missing the method: postMessage');
});

it('notify posts Feature, SubFeatureName, Name, Data', () => {
  const { transport, postMessage } = windowsApp();
  transport.notify(
    new NotificationMessage({ context: 'c', featureName: 'f', method: 'm', params: { a: 1 } }),
  );
  const sent = postMessage.mock.calls[0]?.[0];
  expect(sent).toBeInstanceOf(WindowsNotification);
  expect(JSON.stringify(sent)).toBe('{"Feature":"c","SubFeatureName":"f","Name":"m","Data":{"a":1}}');
});

it('request posts the same and the Id', () => {
  const { transport, postMessage } = windowsApp();
  void transport.request(request);
  const sent = postMessage.mock.calls[0]?.[0];
  expect(sent).toBeInstanceOf(WindowsRequestMessage);
  expect(JSON.stringify(sent)).toBe(
    '{"Feature":"subscriptionPages","SubFeatureName":"useSubscription","Name":"getSubscription","Data":{"a":1},"Id":"id-1"}',
  );
});

it('params are a deep copy through JSON', () => {
  const { transport, postMessage } = windowsApp();
  const params = { plan: { id: 'yearly', drop: () => {} } };
  transport.notify(new NotificationMessage({ context: 'c', featureName: 'f', method: 'm', params }));
  params.plan.id = 'monthly';
  expect(postMessage.mock.calls[0]?.[0].Data).toEqual({ plan: { id: 'yearly' } });
});

describe('replies', () => {
  it('resolves to the result and stops listening', async () => {
    const { transport, send, listeners } = windowsApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { result: { token: 't' } }));
    await expect(asked).resolves.toEqual({ token: 't' });
    expect(listeners.size).toBe(0);
  });

  it('receives a reply that arrives before posting returns', async () => {
    const app = windowsApp();
    app.postMessage.mockImplementation(() => app.send(replyTo('id-1', { result: { early: true } })));
    await expect(app.transport.request(request)).resolves.toEqual({ early: true });
  });

  it('rejects with the message of the error', async () => {
    const { transport, send } = windowsApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { error: { message: 'not now' } }));
    await expect(asked).rejects.toThrow(new Error('not now'));
  });

  it.each([{}, { result: null }, { result: 0 }, { error: {} }, { error: 'x' }])(
    'rejects with unknown error for a reply with neither: %j',
    async (content) => {
      const { transport, send } = windowsApp();
      const asked = transport.request(request);
      send(replyTo('id-1', content));
      await expect(asked).rejects.toThrow(new Error('unknown error'));
    },
  );

  it.each([
    replyTo('id-2', { result: {} }),
    { ...replyTo('id-1', { result: {} }), featureName: 'other' },
    { ...replyTo('id-1', { result: {} }), context: 'other' },
    { error: { message: 'for whom?' } },
    { result: {} },
    null,
    undefined,
    'id-1',
    7,
  ])('ignores messages with other names or ids: %j', async (data) => {
    const { transport, send } = windowsApp();
    const asked = transport.request(request);
    send(data);
    expect(await stateOf(asked)).toBe('pending');
  });

  it('rejects when posting throws or the data cannot be serialized, and stops listening', async () => {
    const { transport, postMessage, listeners } = windowsApp();
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(transport.request(requestOf('m', 'id-1', circular))).rejects.toThrow(TypeError);
    postMessage.mockImplementation(() => {
      throw new Error('closed');
    });
    await expect(transport.request(request)).rejects.toThrow('closed');
    expect(listeners.size).toBe(0);
  });
});

describe('origins', () => {
  const reply = replyTo('id-1', { result: {} });

  it.each(['https://evil.example', 'https://duckduckgo.com', 'null', ''])(
    'in production a reply or event of origin %j is ignored',
    async (origin) => {
      const { transport, send } = windowsApp();
      const callback = jest.fn();
      transport.subscribe(subscriptionTo('onPurchaseUpdate'), callback);
      const asked = transport.request(request);
      send(reply, origin);
      send(eventOf('onPurchaseUpdate', {}), origin);
      expect(await stateOf(asked)).toBe('pending');
      expect(callback).not.toHaveBeenCalled();
    },
  );

  it.each([null, undefined])('in production an origin of %j means the app', async (origin) => {
    const { transport, send } = windowsApp();
    const asked = transport.request(request);
    send(reply, origin);
    await expect(asked).resolves.toEqual({});
  });

  it('in development any origin is accepted', async () => {
    const { lenient, send } = windowsApp();
    const asked = lenient.request(request);
    send(reply, 'http://localhost:8000');
    await expect(asked).resolves.toEqual({});
  });
});

describe('AbortSignal', () => {
  it('rejects with a DOMException AbortError and stops listening', async () => {
    const { transport, listeners } = windowsApp();
    const abort = new AbortController();
    const asked = transport.request(request, { signal: abort.signal });
    abort.abort();
    await expect(asked).rejects.toBeInstanceOf(DOMException);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError', message: 'Aborted' });
    expect(listeners.size).toBe(0);
  });

  it('a reply after the abort changes nothing', async () => {
    const { transport, send } = windowsApp();
    const abort = new AbortController();
    const asked = transport.request(request, { signal: abort.signal });
    abort.abort();
    send(replyTo('id-1', { result: {} }));
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('an abort after the reply changes nothing', async () => {
    const { transport, send } = windowsApp();
    const abort = new AbortController();
    const asked = transport.request(request, { signal: abort.signal });
    send(replyTo('id-1', { result: { token: 't' } }));
    abort.abort();
    await expect(asked).resolves.toEqual({ token: 't' });
  });

  it('a longer-lived signal keeps no reference to a finished request', async () => {
    const { transport, send } = windowsApp();
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    const asked = transport.request(request, { signal });
    send(replyTo('id-1', { result: {} }));
    await asked;
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('a signal aborted before the request sends nothing', async () => {
    const { transport, postMessage } = windowsApp();
    await expect(transport.request(request, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('subscribe', () => {
  it('passes the params of its own events until unsubscribed', () => {
    const { transport, send, listeners } = windowsApp();
    const callback = jest.fn();
    const unsubscribe = transport.subscribe(subscriptionTo('onPurchaseUpdate'), callback);
    send(eventOf('onPurchaseUpdate', { type: 'completed' }));
    send(eventOf('authUpdate', {}));
    send({ ...eventOf('onPurchaseUpdate', {}), featureName: 'other' });
    send(null);
    unsubscribe();
    send(eventOf('onPurchaseUpdate', { type: 'canceled' }));
    expect(callback.mock.calls).toEqual([[{ type: 'completed' }]]);
    expect(listeners.size).toBe(0);
  });

  it('two subscribers to one name both receive events', () => {
    const { transport, send } = windowsApp();
    const [first, second] = [jest.fn(), jest.fn()];
    transport.subscribe(subscriptionTo('authUpdate'), first);
    transport.subscribe(subscriptionTo('authUpdate'), second);
    send(eventOf('authUpdate', {}));
    expect([first, second].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });
});
