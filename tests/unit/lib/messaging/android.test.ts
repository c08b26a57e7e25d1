import { AndroidMessagingConfig, AndroidMessagingTransport, Messaging } from '@/lib/messaging/entry';
import { eventOf, production, replyTo, requestOf, stateOf, subscriptionTo } from './contexts';

const secret = 'duckduckgo-android-messaging-secret';
const request = requestOf('getSubscription', 'id-1', { a: 1 });

function androidApp({ debug = false, process }: { debug?: boolean; process?: unknown } = {}) {
  const received = jest.fn();
  const host = { process: process ?? received };
  const target: Record<string, unknown> = { subscriptionPages: host };
  const parameters = {
    target,
    debug,
    messageSecret: secret,
    javascriptInterface: 'subscriptionPages',
    messageCallback: 'messageCallback',
  };
  const config = new AndroidMessagingConfig(parameters);
  const answer = (given: unknown, payload: unknown) => {
    const callback = target.messageCallback;
    if (typeof callback === 'function') callback(given, payload);
  };
  return {
    answer,
    config,
    host,
    parameters,
    received,
    target,
    send: (payload: unknown) => answer(secret, payload),
    transport: new AndroidMessagingTransport(config, production),
  };
}

afterEach(() => jest.restoreAllMocks());

describe('capturing', () => {
  it('takes process bound to its object and removes the interface from the target', () => {
    const heard: unknown[] = [];
    const { config, host, target } = androidApp({
      process(this: unknown, ...values: unknown[]) {
        heard.push(this, ...values);
      },
    });
    expect('subscriptionPages' in target).toBe(false);
    host.process = () => heard.push('stolen');
    config.sendMessageThrows('{}');
    expect(heard).toEqual([host, '{}', secret]);
  });

  it('the callback is fixed on the target, so a second config of that name throws', () => {
    const { parameters, target } = androidApp();
    expect(Object.getOwnPropertyDescriptor(target, 'messageCallback')).toMatchObject({
      configurable: false,
      enumerable: false,
      writable: false,
    });
    expect(() => new AndroidMessagingConfig(parameters)).toThrow(TypeError);
  });

  it.each([undefined, null, {}, { process: 1 }])('without the interface sending does nothing: %j', (host) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const parameters = { ...androidApp().parameters, target: { subscriptionPages: host } };
    expect(() => new AndroidMessagingConfig(parameters).sendMessageThrows('{}')).not.toThrow();
    expect(log).not.toHaveBeenCalled();
  });

  it('without the interface, debug reports it', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const parameters = { ...androidApp().parameters, target: {}, debug: true };
    new AndroidMessagingConfig(parameters).sendMessageThrows('{}');
    expect(log.mock.calls[0]).toContain('subscriptionPages');
  });
});

describe('sending', () => {
  it('notify sends JSON text in the order of the message, with the secret', () => {
    const { config, received } = androidApp();
    new Messaging(production, config).notify('featureSelected', { feature: 'x' });
    expect(received.mock.calls).toEqual([
      [
        '{"context":"subscriptionPages","featureName":"useSubscription","method":"featureSelected","params":{"feature":"x"}}',
        secret,
      ],
    ]);
  });

  it('request sends JSON text with the id before params', () => {
    const { transport, received } = androidApp();
    void transport.request(request);
    expect(received.mock.calls[0]?.[0]).toBe(
      '{"context":"subscriptionPages","featureName":"useSubscription","method":"getSubscription","id":"id-1","params":{"a":1}}',
    );
  });

  it('request rejects request failed to send when sending throws, and forgets its listener', async () => {
    const { transport, send } = androidApp({
      process: () => {
        throw new Error('closed');
      },
    });
    await expect(transport.request(request)).rejects.toThrow(new Error('request failed to send: closed'));
    expect(() => send(replyTo('id-1', { result: {} }))).not.toThrow();
  });

  it('what is thrown need not be an Error', async () => {
    const { transport } = androidApp({
      process: () => {
        throw 'closed';
      },
    });
    await expect(transport.request(request)).rejects.toThrow('request failed to send: closed');
  });
});

describe('replies', () => {
  it('resolves to the result, with or without the method beside it', async () => {
    const { transport, send } = androidApp();
    const asked = transport.request(request);
    send({ ...replyTo('id-1', { result: { token: 't' } }), method: 'getSubscription' });
    await expect(asked).resolves.toEqual({ token: 't' });
  });

  it('an empty object is a result', async () => {
    const { transport, send } = androidApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { result: {} }));
    await expect(asked).resolves.toEqual({});
  });

  it('receives a reply that arrives before process returns', async () => {
    const app = androidApp();
    app.received.mockImplementation(() => app.send(replyTo('id-1', { result: { early: true } })));
    await expect(app.transport.request(request)).resolves.toEqual({ early: true });
  });

  it('rejects with the message of the error', async () => {
    const { transport, send } = androidApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { error: { message: 'not now' } }));
    await expect(asked).rejects.toThrow(new Error('not now'));
  });

  it('rejects when the result is null or missing', async () => {
    const { transport, send } = androidApp();
    const asked = transport.request(request);
    send(replyTo('id-1', { result: null }));
    await expect(asked).rejects.toThrow('unknown error');
  });

  it.each(['wrong', '', undefined, null, { toString: () => secret }])(
    'a wrong secret is ignored: %j',
    async (given) => {
      const { transport, answer } = androidApp();
      const callback = jest.fn();
      transport.subscribe(subscriptionTo('onPurchaseUpdate'), callback);
      const asked = transport.request(request);
      answer(given, replyTo('id-1', { result: {} }));
      answer(given, eventOf('onPurchaseUpdate', {}));
      expect(await stateOf(asked)).toBe('pending');
      expect(callback).not.toHaveBeenCalled();
    },
  );

  it.each([
    replyTo('id-2', { result: {} }),
    replyTo('id-2', { error: { message: 'for another' } }),
    { ...replyTo('id-1', { result: {} }), featureName: 'other' },
    { ...replyTo('id-1', { result: {} }), context: 'other' },
    { error: { message: 'for whom?' } },
    { ...replyTo('id-1', { result: {} }), id: ['id-1'] },
    null,
    undefined,
    'id-1',
    7,
  ])('a message with other names or ids settles nothing: %j', async (payload) => {
    const { transport, send } = androidApp();
    const asked = transport.request(request);
    expect(() => send(payload)).not.toThrow();
    expect(await stateOf(asked)).toBe('pending');
  });

  it('features share one config and each gets its own reply', async () => {
    const { config, send } = androidApp();
    const [first, second] = [requestOf('a', 'id-1'), requestOf('b', 'id-2')];
    const one = new AndroidMessagingTransport(config, production).request(first);
    const other = new AndroidMessagingTransport(config, production).request(second);
    send(replyTo('id-2', { result: { n: 2 } }));
    send(replyTo('id-1', { result: { n: 1 } }));
    await expect(Promise.all([one, other])).resolves.toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('an abort rejects; the reply after that changes nothing', async () => {
    const { transport, send } = androidApp();
    const abort = new AbortController();
    const asked = transport.request(request, { signal: abort.signal });
    abort.abort();
    send(replyTo('id-1', { result: {} }));
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('subscriptions', () => {
  it('passes params, or an empty object without them, until unsubscribed', () => {
    const { transport, send } = androidApp();
    const callback = jest.fn();
    const unsubscribe = transport.subscribe(subscriptionTo('onPurchaseUpdate'), callback);
    send(eventOf('onPurchaseUpdate', { type: 'completed' }));
    send(eventOf('onPurchaseUpdate'));
    send({ ...eventOf('onPurchaseUpdate', {}), context: 'other' });
    unsubscribe();
    send(eventOf('onPurchaseUpdate', { type: 'canceled' }));
    expect(callback.mock.calls).toEqual([[{ type: 'completed' }], [{}]]);
  });

  it('routes by id first, then by subscription name', () => {
    const { config, send } = androidApp();
    const heard: string[] = [];
    config.subscribe('authUpdate', () => heard.push('name'));
    config.subscribe('id-1', () => heard.push('id'));
    send({ subscriptionName: 'authUpdate', id: 'id-1' });
    expect(heard).toEqual(['id', 'name']);
  });

  it('keeps one listener per name: a later one replaces the earlier, which cannot remove it', () => {
    const { config, send } = androidApp();
    const [first, second] = [jest.fn(), jest.fn()];
    const endFirst = config.subscribe('authUpdate', first);
    config.subscribe('authUpdate', second);
    endFirst();
    send(eventOf('authUpdate'));
    expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  });

  it.each([false, true])('a throwing listener is contained, and only logged with debug: %j', (debug) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { config, send } = androidApp({ debug });
    config.subscribe('authUpdate', () => {
      throw new Error('oops');
    });
    expect(() => send(eventOf('authUpdate'))).not.toThrow();
    expect(log).toHaveBeenCalledTimes(debug ? 1 : 0);
  });
});
