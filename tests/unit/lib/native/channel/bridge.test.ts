import { removeFakeApp } from 'fake-apps/fakeApp';
import { PurchaseUpdate } from '@/lib/contract/native/purchaseMessages';
import { BridgeError, openBridge, requireMessage } from '@/lib/native/channel/bridge';
import { freshPage, pageIn } from '../page';

afterEach(removeFakeApp);

function kindOf(open: () => unknown): string {
  try {
    open();
    return 'open';
  } catch (error) {
    return error instanceof BridgeError ? error.kind : 'other';
  }
}

describe('kinds of bridge errors (specification §8)', () => {
  const failing = () => {
    throw new Error('Did not install Message Bridge');
  };
  it.each<[string, unknown]>([
    ['not-browser-context', {}],
    ['not-browser-context', null],
    ['not-ddg-context', { navigator: {} }],
    ['not-ddg-context', { navigator: { duckduckgo: { messageHandlers: {} } } }],
    ['bridge-not-supported', { navigator: { duckduckgo: { platform: 'extension' } } }],
    ['error-creating-bridge', { navigator: { duckduckgo: { createMessageBridge: failing } } }],
    ['error-creating-bridge', { navigator: { duckduckgo: { createMessageBridge: () => null } } }],
  ])('%s', (kind, target) => {
    expect(kindOf(() => openBridge('subscriptions', target))).toBe(kind);
  });

  it('a feature that is off is an error at creating', () => {
    const { target } = freshPage({ app: 'apple-new', bridge: true });
    expect(kindOf(() => openBridge('subscriptions', target))).toBe('open');
    expect(kindOf(() => openBridge('aiChat', target))).toBe('error-creating-bridge');
  });

  const listing = (...availableMessages: unknown[]) => ({ availableMessages });
  it.each<[string, unknown]>([
    ['names other messages', listing('subscriptionDetails')],
    ['names none', {}],
    ['is no object', 'getAuthAccessToken'],
    ['hides it in a text', { availableMessages: 'getAuthAccessToken' }],
  ])('unsupported-message when the handshake %s', async (_why, handshake) => {
    const app = { request: async () => handshake };
    await expect(requireMessage(app, 'getAuthAccessToken')).rejects.toMatchObject({
      kind: 'unsupported-message',
    });
  });

  it('what subscribing over WebKit leaves on the page is not taken for an app', () => {
    const { channel, target } = pageIn('subscriptionPages', { app: 'apple-2025' });
    channel.subscribe('onPurchaseUpdate', PurchaseUpdate, () => undefined);
    expect(kindOf(() => openBridge('subscriptions', target))).toBe('not-ddg-context');
  });
});
