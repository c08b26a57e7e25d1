import { ask } from '../site/ask';
import { sandboxOrigin } from './sandboxOrigin';

const html = { accept: 'text/html' };
const apple = { store: 'apple', productId: 'ddg.privacy.pro.monthly.renews.us' };

describe('the page of the stores', () => {
  const origin = sandboxOrigin();

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await ask(`${origin()}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { ...answer, json: answer.text ? JSON.parse(answer.text) : null };
  }
  const page = async () => (await ask(`${origin()}/sandbox/stores`, { headers: html })).text;
  const list = async () => JSON.parse((await ask(`${origin()}/sandbox/stores`)).text);

  it('names the account once an app has told the service, and does what is pressed', async () => {
    const tokens = await post('apps/sign-in', { device: 'iphone', signed: null });
    const bought = await post('apps/buy', { device: 'iphone', planId: apple.productId, trial: true });
    const { purchaseId } = bought.json;
    expect(await list()).toMatchObject([{ id: purchaseId, trial: true, owner: null }]);
    const confirmed = await ask(`${origin()}/api/purchase/confirm/apple`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.json.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(bought.json.confirm),
    });
    expect(confirmed.status).toBe(200);
    const [purchase] = await list();
    expect(purchase.owner).toMatchObject({ email: null });
    expect(await page()).toContain(`No email address (${purchase.owner.accountId})`);

    const statusOf = async () => {
      const answer = await ask(`${origin()}/api/subscription`, {
        headers: { authorization: `Bearer ${tokens.json.access_token}` },
      });
      return JSON.parse(answer.text).status;
    };
    expect(await statusOf()).toBe('Auto-Renewable');
    await post('stores/act', { id: purchaseId, action: 'cancel' });
    expect(await statusOf()).toBe('Not Auto-Renewable');
    expect(await page()).toMatch(/<button name="action" value="resume"/);
    expect(await page()).not.toMatch(/<button name="action" value="cancel"/);
    await post('stores/act', { id: purchaseId, action: 'refund' });
    expect(await statusOf()).toBe('Expired');
    expect(await page()).toContain('<span class="tag bad">Refunded</span>');

    // The receipt opens the account again, on whatever device.
    const owned = await post('apps/owned', { purchaseId });
    const again = await post('apps/sign-in', { device: 'mac', signed: owned.json.signIn });
    expect(again.status).toBe(200);
  });

  it('refuses what a store would, what it does not know, and other sites', async () => {
    const bought = await post('stores/buy', apple);
    const { id } = bought.json;
    const refused = await post('stores/act', { id, action: 'recover' });
    expect([refused.status, refused.json.message]).toEqual([400, expect.stringContaining('not possible')]);
    for (const [path, body] of [
      ['stores/act', { id, action: 'toString' }],
      ['stores/act', { id: 'nothing', action: 'renew' }],
      ['stores/buy', { store: 'corner', productId: apple.productId }],
      ['stores/buy', { store: 'apple', productId: 'bread' }],
      ['stores/messages', { mode: 'shout' }],
      ['stores/deliver', { id: 'nothing' }],
      ['apps/buy', { device: 'windows', planId: apple.productId }],
    ] as const)
      expect([path, (await post(path, body)).status]).toEqual([path, 400]);
    const foreign = await post('stores/act', { id, action: 'refund' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await list()).find((one: { id: string }) => one.id === id).state).toBe('active');
  });
});
