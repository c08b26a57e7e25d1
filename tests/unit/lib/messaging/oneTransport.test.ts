import {
  AndroidMessagingConfig,
  AndroidMessagingTransport,
  MissingHandler,
  NotificationMessage,
  WindowsMessagingConfig,
  WindowsMessagingTransport,
} from '@/lib/messaging/entry';
import { adsjsApp, androidApp, installWebkit, secret, webkitApp, webkitTransport, windowsApp } from './apps';
import {
  development,
  eventOf,
  names,
  production,
  replyTo,
  requestOf,
  stateOf,
  subscriptionTo,
} from './contexts';

const request = requestOf('getSubscription', 'id-1', { a: 1 });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'webkit');
  Reflect.deleteProperty(navigator, 'duckduckgo');
});

describe('Android', () => {
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
    const debugged = { ...androidApp().parameters, target: { subscriptionPages: host }, debug: true };
    new AndroidMessagingConfig(debugged).sendMessageThrows('{}');
    expect(log.mock.calls[0]).toContain('subscriptionPages');
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

  it('features share one config and each gets its own reply', async () => {
    const { config, reply } = androidApp();
    const [one, other] = ['id-1', 'id-2'].map((id) =>
      new AndroidMessagingTransport(config, production).request(requestOf('a', id)),
    );
    reply(replyTo('id-2', { result: { n: 2 } }));
    reply(replyTo('id-1', { result: { n: 1 } }));
    await expect(Promise.all([one, other])).resolves.toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('Android-adsjs', () => {
  it('captures the object and deletes it from the target', () => {
    const { config, host, received, addEventListener, target } = adsjsApp();
    expect('contentScopeAdsjs' in target).toBe(false);
    host.postMessage = jest.fn();
    config.sendMessageThrows({ a: 1 });
    expect(received.mock.calls).toEqual([['{"a":1}']]);
    expect(received.mock.contexts[0]).toBe(host);
    expect(addEventListener).toHaveBeenCalledWith('message', expect.any(Function));
  });

  it.each([
    ['a target that is no window', {}, true],
    ['the top window', window, true],
    ['a frame', { top: {} }, false],
  ])('pings from %s: %s', (_where, target, pings) => {
    const { config, received } = adsjsApp(target);
    expect(config.sendInitialPing(production)).toBe(pings);
    const ping =
      '{"context":"subscriptionPages","featureName":"messaging","method":"initialPing","id":"initialPing","params":{}}';
    expect(received.mock.calls).toEqual(pings ? [[ping]] : []);
  });

  it.each(['', '{', '<html>', '[]', undefined, null, { id: 'id-1', result: {} }])(
    'anything but the text of a message settles nothing and throws nothing: %j',
    async (data) => {
      const { transport, sendRaw } = adsjsApp();
      const asked = transport.request(request);
      expect(() => sendRaw(data)).not.toThrow();
      expect(await stateOf(asked)).toBe('pending');
    },
  );
});

describe('WebKit', () => {
  const subscription = subscriptionTo('onPurchaseUpdate');
  const handlers = () => Reflect.get(navigator, 'duckduckgo').messageHandlers;

  it.each([undefined, {}, { messageHandlers: null }])(
    'without handlers, throws MissingHandler for all: %j',
    (webkit) => {
      Object.assign(window, { webkit });
      expect(() => webkitTransport('x')).toThrow(
        expect.objectContaining({
          constructor: MissingHandler,
          message: 'window.webkit.messageHandlers was absent',
          handlerName: 'all',
        }),
      );
    },
  );

  it('takes the handler and unbound postMessage of only the listed names, reading the host once', () => {
    const wanted = { postMessage: jest.fn() };
    const read = jest.fn(() => ({ wanted, other: { postMessage: jest.fn() }, broken: { postMessage: 1 } }));
    Object.assign(window, { webkit: Object.defineProperty({}, 'messageHandlers', { get: read }) });
    const { capturedWebkitHandlers } = webkitTransport('wanted', 'broken', 'absent');
    expect({ ...capturedWebkitHandlers }).toEqual({
      wanted: { handler: wanted, postMessage: wanted.postMessage },
    });
    expect(capturedWebkitHandlers.wanted?.postMessage).toBe(wanted.postMessage);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps talking to the app after a page script replaced everything, with its handler as this', () => {
    const { transport, received } = webkitApp();
    const host = Reflect.get(window, 'webkit').messageHandlers.subscriptionPages;
    expect(host.postMessage).toBe(received);
    const thief = jest.fn();
    host.postMessage = thief;
    const apply = jest.spyOn(Reflect, 'apply').mockImplementation(thief);
    transport.wkSend('subscriptionPages');
    apply.mockRestore();
    expect(thief).not.toHaveBeenCalled();
    expect(received).toHaveBeenCalledWith({});
    expect(received.mock.contexts[0]).toBe(host);
  });

  it.each(['x', 'toString', '__proto__'])(
    'throws MissingHandler for a name not captured: %s',
    async (name) => {
      installWebkit({});
      const transport = webkitTransport('x', 'toString', '__proto__');
      expect(() => transport.wkSend(name)).toThrow(
        expect.objectContaining({ message: `Missing webkit handler: '${name}'`, handlerName: name }),
      );
      await expect(transport.request(request)).rejects.toBeInstanceOf(MissingHandler);
    },
  );

  it('rejects with what the app rejects or answers, though it could not read the request to repeat its names', async () => {
    const { transport: answered, reply } = webkitApp();
    const asked = answered.request(request);
    reply({ error: { message: 'invalid message' } });
    await expect(asked).rejects.toThrow(new Error('invalid message'));
    installWebkit({ subscriptionPages: { postMessage: () => Promise.reject('invalid origin') } });
    const transport = webkitTransport('subscriptionPages');
    await expect(transport.notify(request)).rejects.toBe('invalid origin');
    await expect(transport.request(request)).rejects.toBe('invalid origin');
  });

  it.each(['', '{}', 'null', '7', '{"error":{}}', '{"error":"x"}', undefined, null, {}, '<html>'])(
    'rejects for a reply with neither result nor error: %j',
    async (text) => {
      const { transport, replyRaw } = webkitApp();
      const asked = transport.request(request);
      replyRaw(text);
      await expect(asked).rejects.toThrow(
        text === '<html>' ? SyntaxError : new Error('an unknown error occurred'),
      );
    },
  );

  it('a name has one subscriber: a second throws, and unsubscribing removes only its own function', () => {
    const first = jest.fn();
    const { transport, push } = webkitApp();
    const unsubscribe = transport.subscribe(subscription, first);
    expect(() => transport.subscribe(subscription, () => {})).toThrow(/onPurchaseUpdate/);
    push(eventOf('onPurchaseUpdate', {}));
    expect(first).toHaveBeenCalledTimes(1);
    unsubscribe();
    expect('onPurchaseUpdate' in handlers()).toBe(false);
    transport.subscribe(subscription, () => {});
    unsubscribe();
    expect('onPurchaseUpdate' in handlers()).toBe(true);
  });
});

describe('Windows', () => {
  it.each(['postMessage', 'addEventListener', 'removeEventListener'])('cannot be without %s', (name) => {
    const { config } = windowsApp();
    expect(config.platform).toBe('windows');
    const broken = Reflect.construct(WindowsMessagingConfig, [
      { methods: { ...config.methods, [name]: undefined } },
    ]);
    expect(() => new WindowsMessagingTransport(broken, production)).toThrow(
      new Error(`cannot create WindowsMessagingTransport, missing the method: ${name}`),
    );
  });

  it('params are a deep copy through JSON', async () => {
    const { transport, received } = windowsApp();
    const params = { plan: { id: 'yearly', drop: () => {} } };
    transport.notify(new NotificationMessage({ ...names, method: 'm', params }));
    params.plan.id = 'monthly';
    expect(received.mock.calls[0]?.[0].Data).toEqual({ plan: { id: 'yearly' } });
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(transport.request(requestOf('m', 'id-1', circular))).rejects.toThrow(TypeError);
  });

  it('stops listening after a failure and an abort, and hears one event for every subscriber', async () => {
    const { transport, received, reply, listeners } = windowsApp();
    const abort = new AbortController();
    const aborted = transport.request(request, { signal: abort.signal });
    abort.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    received.mockImplementation(() => {
      throw new Error('closed');
    });
    await expect(transport.request(request)).rejects.toThrow('closed');
    expect(listeners.size).toBe(0);
    const subscribers = [jest.fn(), jest.fn()];
    const stops = subscribers.map((one) => transport.subscribe(subscriptionTo('authUpdate'), one));
    reply(eventOf('authUpdate', {}));
    expect(subscribers.map((one) => one.mock.calls.length)).toEqual([1, 1]);
    for (const stop of stops) stop();
    expect(listeners.size).toBe(0);
  });

  it.each(['https://evil.example', 'https://duckduckgo.com', 'null', ''])(
    'in production a reply or event of origin %j is ignored, in development it is not',
    async (origin) => {
      const { transport, reply } = windowsApp();
      const callback = jest.fn();
      transport.subscribe(subscriptionTo('onPurchaseUpdate'), callback);
      const asked = transport.request(request);
      reply(replyTo('id-1', { result: {} }), origin);
      reply(eventOf('onPurchaseUpdate', {}), origin);
      expect(await stateOf(asked)).toBe('pending');
      expect(callback).not.toHaveBeenCalled();
      const lenient = windowsApp(development);
      const answered = lenient.transport.request(request);
      lenient.reply(replyTo('id-1', { result: {} }), origin);
      await expect(answered).resolves.toEqual({});
    },
  );
});
