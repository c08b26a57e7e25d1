import { NotificationMessage, RequestMessage } from '@/lib/messaging/entry';
import { development, messagingOver, names } from './contexts';

function thrower(): never {
  throw new Error('no app');
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'webkit');
});

describe('notify', () => {
  it('sends a NotificationMessage, with an empty object when there is no data', () => {
    const { messaging, notify } = messagingOver({});
    messaging.notify('backToSettings');
    const sent = notify.mock.calls[0]?.[0];
    expect(sent).toBeInstanceOf(NotificationMessage);
    expect(sent).toEqual({ ...names, method: 'backToSettings', params: {} });
  });

  it('never throws, and says nothing in production', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { messaging } = messagingOver({ notify: thrower });
    expect(() => messaging.notify('backToSettings')).not.toThrow();
    expect(log).not.toHaveBeenCalled();
    log.mockImplementation(thrower);
    const developed = messagingOver({ notify: thrower }, development).messaging;
    expect(() => developed.notify('backToSettings')).not.toThrow();
  });

  it('a later rejection of the transport is swallowed', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    messagingOver({ notify: () => Promise.reject(new Error('late')) }).messaging.notify('backToSettings');
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('neither a thenable that throws when accessed nor data without JSON affects the page', () => {
    const hostile = Object.defineProperty({}, 'then', { get: thrower });
    expect(() => messagingOver({ notify: () => hostile }).messaging.notify('m')).not.toThrow();
    const { messaging } = messagingOver({ notify: (message) => JSON.stringify(message) });
    expect(() => messaging.notify('m', { toJSON: thrower })).not.toThrow();
  });
});

describe('request', () => {
  it('sends a RequestMessage whose id is a random UUID, and returns what the transport returns', async () => {
    const { messaging, request } = messagingOver({ request: async () => ({ token: 't' }) });
    await expect(messaging.request('getSubscription')).resolves.toEqual({ token: 't' });
    await messaging.request('getSubscription');
    const [first, second] = request.mock.calls.map(([message]) => message);
    expect(first).toBeInstanceOf(RequestMessage);
    expect(first).toMatchObject({ method: 'getSubscription', params: {} });
    expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second.id).not.toBe(first.id);
  });

  it('without randomUUID the id is the name and .response', () => {
    const present = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    const { messaging, request } = messagingOver({});
    messaging.request('handshake');
    if (present) Object.defineProperty(globalThis, 'crypto', present);
    expect(request.mock.calls[0]?.[0]).toMatchObject({ id: 'handshake.response' });
  });
});
