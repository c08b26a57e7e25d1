import { protocol } from '@/lib/content/protocol';
import { loadSiteSettings } from '@/lib/flags/featureConfig';
import { fakeService, type Reply } from '@/tests/fixtures/browser/fakeService';

const allOff = { useUnifiedFeedback: false, useSubscriptionsAuthV2: false, usePaidDuckAi: false };

function settingsFrom(reply: Reply) {
  return loadSiteSettings(fakeService({ 'GET /feature-config.json': reply }).fetcher);
}

it('takes flags and client id from the answer', async () => {
  const flags = { useUnifiedFeedback: true, useSubscriptionsAuthV2: true, usePaidDuckAi: true };
  expect(await settingsFrom({ json: { ...flags, webClientId: 'configured' } })).toEqual({
    flags,
    clientId: 'configured',
    answered: true,
  });
});

it('has every flag that is not named off (specification §3)', async () => {
  const { flags } = await settingsFrom({ json: { useSubscriptionsAuthV2: true } });
  expect(flags).toEqual({ ...allOff, useSubscriptionsAuthV2: true });
  expect(await settingsFrom({ json: {} })).toEqual({
    flags: allOff,
    clientId: protocol.webClientId,
    answered: true,
  });
});

it('knows no flags beyond the three', async () => {
  const { flags } = await settingsFrom({ json: { useSomethingElse: true } });
  expect(flags).toEqual(allOff);
});

const unanswered: [string, Reply][] = [
  ['no answer', 'offline'],
  ['an answer that breaks off', 'broken'],
  ['a failure', { status: 500, json: { useSubscriptionsAuthV2: true } }],
  ['a flag of another kind', { json: { useSubscriptionsAuthV2: 'yes' } }],
  ['no JSON', { text: 'on' }],
];
it.each(unanswered)(
  'falls back to all flags off on %s, and says that it is a fallback',
  async (_what, reply) => {
    expect(await settingsFrom(reply)).toEqual({
      flags: allOff,
      clientId: protocol.webClientId,
      answered: false,
    });
  },
);
