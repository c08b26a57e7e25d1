import {
  Messaging,
  MissingHandler,
  NotificationMessage,
  WebkitMessagingConfig,
  WebkitMessagingTransport,
} from '@/lib/messaging/entry';
import { eventOf, production, replyTo, requestOf, stateOf, subscriptionTo } from './contexts';

const request = requestOf('getSubscription', 'id-1');

function install(messageHandlers: unknown): void {
  Object.assign(window, { webkit: { messageHandlers } });
}

function transportFor(...names: string[]): WebkitMessagingTransport {
  return new WebkitMessagingTransport(
    new WebkitMessagingConfig({ webkitMessageHandlerNames: names }),
    production,
  );
}

/** A transport whose app answers every message with this reply. */
function answering(reply: unknown): { transport: WebkitMessagingTransport; postMessage: jest.Mock } {
  const postMessage = jest.fn(async () => reply);
  install({ subscriptionPages: { postMessage } });
  return { transport: transportFor('subscriptionPages'), postMessage };
}

/** Calls the page the way the app does for an event. */
function push(name: string, event: unknown): void {
  Reflect.get(navigator, 'duckduckgo').messageHandlers[name](event);
}

afterEach(() => {
  Reflect.deleteProperty(window, 'webkit');
  Reflect.deleteProperty(navigator, 'duckduckgo');
});

describe('capturing', () => {
  it.each([undefined, {}, { messageHandlers: null }])(
    'without handlers, throws MissingHandler for all: %j',
    (webkit) => {
      Object.assign(window, { webkit });
      expect(() => transportFor('x')).toThrow(
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
    const handlers = jest.fn(() => ({
      wanted,
      other: { postMessage: jest.fn() },
      broken: { postMessage: 1 },
    }));
    Object.assign(window, { webkit: Object.defineProperty({}, 'messageHandlers', { get: handlers }) });
    const { capturedWebkitHandlers } = transportFor('wanted', 'broken', 'absent');
    expect({ ...capturedWebkitHandlers }).toEqual({
      wanted: { handler: wanted, postMessage: wanted.postMessage },
    });
    expect(capturedWebkitHandlers.wanted?.postMessage).toBe(wanted.postMessage);
    expect(handlers).toHaveBeenCalledTimes(1);
  });

  it('the captured handlers have no prototype, even when Object.create is replaced', () => {
    install({});
    const create = jest.spyOn(Object, 'create').mockImplementation(() => ({ evil: true }));
    const { capturedWebkitHandlers } = transportFor();
    create.mockRestore();
    expect(Object.getPrototypeOf(capturedWebkitHandlers)).toBeNull();
  });

  it('does not remove the host’s function', () => {
    const { postMessage } = answering('{}');
    expect(Reflect.get(window, 'webkit').messageHandlers.subscriptionPages.postMessage).toBe(postMessage);
  });
});

describe('wkSend', () => {
  it('calls the captured function with its handler as this and empty data by default', () => {
    const handler = {
      postMessage: jest.fn(function (this: unknown) {
        return this;
      }),
    };
    install({ x: handler });
    expect(transportFor('x').wkSend('x')).toBe(handler);
    expect(handler.postMessage).toHaveBeenCalledWith({});
  });

  it('keeps talking to the app after a page script replaced everything', () => {
    const { transport, postMessage } = answering('{}');
    const thief = jest.fn();
    Reflect.get(window, 'webkit').messageHandlers.subscriptionPages.postMessage = thief;
    const apply = jest.spyOn(Reflect, 'apply').mockImplementation(thief);
    transport.wkSend('subscriptionPages', { a: 1 });
    apply.mockRestore();
    expect(thief).not.toHaveBeenCalled();
    expect(postMessage).toHaveBeenCalledWith({ a: 1 });
  });

  it.each(['x', 'toString', '__proto__'])('throws MissingHandler for a name not captured: %s', (name) => {
    install({});
    const transport = transportFor('x', 'toString', '__proto__');
    expect(() => transport.wkSend(name)).toThrow(
      expect.objectContaining({ message: `Missing webkit handler: '${name}'`, handlerName: name }),
    );
  });
});

it('notify posts the message itself to the handler of its context', async () => {
  const { transport, postMessage } = answering('{}');
  const message = new NotificationMessage({
    context: 'subscriptionPages',
    featureName: 'f',
    method: 'm',
    params: {},
  });
  await transport.notify(message);
  expect(postMessage.mock.calls).toEqual([[message]]);
});

it('notify rejects when the app does, and Messaging.notify still does not throw', async () => {
  install({ subscriptionPages: { postMessage: () => Promise.reject('invalid origin') } });
  await expect(transportFor('subscriptionPages').notify(request)).rejects.toBe('invalid origin');
  const config = new WebkitMessagingConfig({ webkitMessageHandlerNames: [] });
  expect(() => new Messaging(production, config).notify('m')).not.toThrow();
});

describe('request', () => {
  it('resolves to the result of the JSON text', async () => {
    const { transport, postMessage } = answering(JSON.stringify(replyTo('id-1', { result: { token: 't' } })));
    await expect(transport.request(request)).resolves.toEqual({ token: 't' });
    expect(postMessage.mock.calls).toEqual([[request]]);
  });

  it('rejects with the message of the error', async () => {
    const { transport } = answering(JSON.stringify(replyTo('id-1', { error: { message: 'not now' } })));
    await expect(transport.request(request)).rejects.toThrow(new Error('not now'));
  });

  it.each(['', '{}', 'null', '7', '{"result":null}', '{"error":{}}', '{"error":"x"}', undefined, null, {}])(
    'rejects with an unknown error for a reply with neither: %j',
    async (reply) => {
      await expect(answering(reply).transport.request(request)).rejects.toThrow(
        new Error('an unknown error occurred'),
      );
    },
  );

  it.each([
    ['another id', { id: 'id-2' }],
    ['another context', { context: 'contentScopeScripts' }],
    ['another feature', { featureName: 'other' }],
    ['no id', { id: undefined }],
    ['no names at all', { id: undefined, context: undefined, featureName: undefined }],
  ])('a result with %s does not answer the request', async (_name, other) => {
    const reply = JSON.stringify({ ...replyTo('id-1', { result: { token: 't' } }), ...other });
    await expect(answering(reply).transport.request(request)).rejects.toThrow(
      new Error('an unknown error occurred'),
    );
  });

  it('an error counts without the names: an app that could not read the request cannot repeat them', async () => {
    const { transport } = answering('{"error":{"message":"invalid message"}}');
    await expect(transport.request(request)).rejects.toThrow(new Error('invalid message'));
  });

  it('rejects for a reply that is not JSON', async () => {
    await expect(answering('<html>').transport.request(request)).rejects.toThrow(SyntaxError);
  });

  it('rejects when the handler is missing, and with what the app rejects', async () => {
    install({});
    await expect(transportFor('subscriptionPages').request(request)).rejects.toBeInstanceOf(MissingHandler);
    install({ subscriptionPages: { postMessage: () => Promise.reject('invalid origin') } });
    await expect(transportFor('subscriptionPages').request(request)).rejects.toBe('invalid origin');
  });

  it('an aborted signal rejects with AbortError; the reply after that changes nothing', async () => {
    let reply: (text: string) => void = () => {};
    const postMessage = () => new Promise((resolve) => (reply = resolve));
    install({ subscriptionPages: { postMessage } });
    const abort = new AbortController();
    const asked = transportFor('subscriptionPages').request(request, { signal: abort.signal });
    abort.abort();
    reply('{"result":{}}');
    await expect(asked).rejects.toMatchObject({ name: 'AbortError', message: 'Aborted' });
  });

  it('a signal aborted before the request sends nothing', async () => {
    const { transport, postMessage } = answering('{"result":{}}');
    await expect(transport.request(request, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('waits without a limit', async () => {
    install({ subscriptionPages: { postMessage: () => new Promise(() => {}) } });
    expect(await stateOf(transportFor('subscriptionPages').request(request))).toBe('pending');
  });
});

describe('subscribe', () => {
  const subscription = subscriptionTo('onPurchaseUpdate');

  it('puts a hidden, fixed, removable function where the app looks, and passes params', () => {
    const callback = jest.fn();
    answering('{}').transport.subscribe(subscription, callback);
    const { messageHandlers } = Reflect.get(navigator, 'duckduckgo');
    expect(Object.getOwnPropertyDescriptor(messageHandlers, 'onPurchaseUpdate')).toMatchObject({
      enumerable: false,
      configurable: true,
      writable: false,
    });
    push('onPurchaseUpdate', eventOf('onPurchaseUpdate', { type: 'completed' }));
    expect(callback.mock.calls).toEqual([[{ type: 'completed' }]]);
  });

  it('uses the object that the app has put on the navigator', () => {
    const messageHandlers: Record<string, unknown> = {};
    Object.defineProperty(navigator, 'duckduckgo', { value: { messageHandlers }, configurable: true });
    answering('{}').transport.subscribe(subscription, () => {});
    expect(messageHandlers.onPurchaseUpdate).toBeInstanceOf(Function);
  });

  it('throws for a name that already has a subscription, which is kept', () => {
    const first = jest.fn();
    const { transport } = answering('{}');
    transport.subscribe(subscription, first);
    expect(() => transport.subscribe(subscription, () => {})).toThrow(/onPurchaseUpdate/);
    push('onPurchaseUpdate', eventOf('onPurchaseUpdate', { type: 'canceled' }));
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('unsubscribe deletes only its own function', () => {
    const { transport } = answering('{}');
    const unsubscribe = transport.subscribe(subscription, () => {});
    unsubscribe();
    const { messageHandlers } = Reflect.get(navigator, 'duckduckgo');
    expect('onPurchaseUpdate' in messageHandlers).toBe(false);
    transport.subscribe(subscription, () => {});
    unsubscribe();
    expect('onPurchaseUpdate' in messageHandlers).toBe(true);
  });

  it.each([
    { featureName: 'another' },
    { context: 'another' },
    { subscriptionName: 'another' },
    { featureName: undefined },
  ])('an event with other names is ignored: %j', (other) => {
    const callback = jest.fn();
    answering('{}').transport.subscribe(subscription, callback);
    push('onPurchaseUpdate', { ...eventOf('onPurchaseUpdate', { type: 'completed' }), ...other });
    expect(callback).not.toHaveBeenCalled();
  });

  it.each([null, undefined, 'completed', 7])('an event that is not an object is ignored: %j', (event) => {
    const callback = jest.fn();
    answering('{}').transport.subscribe(subscription, callback);
    expect(() => push('onPurchaseUpdate', event)).not.toThrow();
    expect(callback).not.toHaveBeenCalled();
  });
});
