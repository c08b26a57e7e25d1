import { Messaging, NotificationMessage } from '@/lib/messaging/entry';
import { everyTransport } from './apps';
import { eventOf, names, production, replyTo, requestOf, stateOf, subscriptionTo } from './contexts';

const request = requestOf('m', 'id-1', { a: 1 });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'webkit');
  Reflect.deleteProperty(navigator, 'duckduckgo');
});

describe.each(everyTransport)('over $name', (app) => {
  it('a notification and a request leave the page in the words of the app', () => {
    const { transport, received } = app.open();
    transport.notify(new NotificationMessage({ ...names, method: 'm', params: { a: 1 } }));
    void transport.request(request);
    expect(received.mock.calls.map((sent) => JSON.stringify(sent))).toEqual([app.notification, app.request]);
  });

  it('rejects with the message of the error, and with an unknown one without a result', async () => {
    const refused = app.open();
    const asked = refused.transport.request(request);
    refused.reply(replyTo('id-1', { error: { message: 'not now' } }));
    await expect(asked).rejects.toThrow(new Error('not now'));
    const silent = app.open();
    const again = silent.transport.request(request);
    silent.reply(replyTo('id-1', { result: null }));
    await expect(again).rejects.toThrow(new Error(app.unknownError));
  });

  it.each([
    replyTo('id-2', { result: {} }),
    { ...replyTo('id-1', { result: {} }), featureName: 'other' },
    { ...replyTo('id-1', { result: {} }), context: 'other' },
    { ...replyTo('id-1', { result: {} }), id: ['id-1'] },
    { result: {} },
    { error: { message: 'for whom?' } },
    replyTo('id-2', { error: { message: 'for another' } }),
    null,
    'id-1',
    7,
  ])('what is no reply to this request is not taken for one: %j', async (payload) => {
    const { transport, reply } = app.open();
    const asked = transport.request(request);
    expect(() => reply(payload)).not.toThrow();
    expect(await stateOf(asked)).toBe(app.otherReply);
  });

  it('rejects when sending throws; the reply after that changes nothing, and notifying does not throw', async () => {
    const { config, transport, received, reply } = app.open();
    received.mockImplementation(() => {
      throw new Error('closed');
    });
    await expect(transport.request(request)).rejects.toThrow(new Error(app.failedToSend));
    expect(() => reply(replyTo('id-1', { result: {} }))).not.toThrow();
    expect(() => new Messaging(production, config).notify('m')).not.toThrow();
  });

  it('waits until it is aborted; the reply after that changes nothing', async () => {
    const { transport, reply } = app.open();
    const abort = new AbortController();
    const asked = transport.request(request, { signal: abort.signal });
    expect(await stateOf(asked)).toBe('pending');
    abort.abort();
    reply(replyTo('id-1', { result: {} }));
    await expect(asked).rejects.toBeInstanceOf(DOMException);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError', message: 'Aborted' });
  });

  it('a signal keeps no reference to a request that is over, and one aborted before sends nothing', async () => {
    const { transport, received, reply } = app.open();
    const abort = new AbortController();
    const added = jest.spyOn(abort.signal, 'addEventListener');
    const removed = jest.spyOn(abort.signal, 'removeEventListener');
    const asked = transport.request(request, { signal: abort.signal });
    reply(replyTo('id-1', { result: { token: 't' } }));
    await expect(asked).resolves.toEqual({ token: 't' });
    await Promise.resolve();
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls).toEqual(added.mock.calls.map((call) => call.slice(0, 2)));
    abort.abort();
    const late = transport.request(request, { signal: abort.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('a subscriber gets the parameters of its own events, until it unsubscribes', () => {
    const { transport, push } = app.open();
    const callback = jest.fn();
    const unsubscribe = transport.subscribe(subscriptionTo('onPurchaseUpdate'), callback);
    push(eventOf('onPurchaseUpdate', { type: 'completed' }));
    push(eventOf('onPurchaseUpdate'));
    for (const other of [{ context: 'other' }, { featureName: 'other' }, { subscriptionName: 'authUpdate' }])
      push({ ...eventOf('onPurchaseUpdate', {}), ...other });
    for (const event of [null, 'onPurchaseUpdate', 7]) expect(() => push(event)).not.toThrow();
    unsubscribe();
    push(eventOf('onPurchaseUpdate', { type: 'canceled' }));
    expect(callback.mock.calls).toEqual([[{ type: 'completed' }], [app.noParams]]);
  });
});

it.each(everyTransport.filter(({ name }) => name !== 'WebKit'))(
  'over $name a reply may arrive before sending returns',
  async ({ open }) => {
    const { transport, received, reply } = open();
    received.mockImplementation(() => reply(replyTo('id-1', { result: { early: true } })));
    await expect(transport.request(request)).resolves.toEqual({ early: true });
  },
);
