import { loadSiteSettings } from '@/lib/flags/featureConfig';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

const allFalse = { useUnifiedFeedback: false, useSubscriptionsAuthV2: false, usePaidDuckAi: false };

function settingsAfter(reply: Reply) {
  serveInPage({ 'GET /feature-config.json': reply });
  return loadSiteSettings();
}

describe('feature config flags (specification §3)', () => {
  it('are those of the answer, and false where it names none', async () => {
    const settings = await settingsAfter({
      json: { useSubscriptionsAuthV2: true, webClientId: 'web', later: 1 },
    });
    expect(settings).toEqual({
      flags: { ...allFalse, useSubscriptionsAuthV2: true },
      clientId: 'web',
      answered: true,
    });
  });

  it.each<[string, Reply]>([
    ['no network', 'offline'],
    ['a broken answer', 'broken'],
    ['404', { status: 404 }],
    ['500', { status: 500, json: { useSubscriptionsAuthV2: true } }],
    ['no JSON', { text: '<html>' }],
    ['an empty answer', {}],
    ['flags of another kind', { json: { useSubscriptionsAuthV2: 'true' } }],
    ['a list', { json: [true] }],
  ])('are all false after %s, and known to be defaults', async (_what, reply) => {
    const { flags, answered, clientId } = await settingsAfter(reply);
    expect(flags).toEqual(allFalse);
    expect(answered).toBe(false);
    expect(clientId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
