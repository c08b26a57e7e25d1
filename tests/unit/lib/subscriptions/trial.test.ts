import { trialLength } from '@/lib/subscriptions/trial';

const web = { platform: 'stripe', campaign: null, offerDays: null } as const;

describe('free trial (specification §9)', () => {
  it.each(['stripe', 'web'] as const)('is 7 days by default on %s', (platform) => {
    expect(trialLength({ ...web, platform })).toBe(7);
    expect(trialLength({ ...web, platform, campaign: 'somethingelse' })).toBe(7);
    expect(trialLength({ ...web, platform, campaign: '' })).toBe(7);
  });

  it('is 14 days for the US anniversary campaign', () => {
    expect(trialLength({ ...web, campaign: 'usanniversary' })).toBe(14);
  });

  it.each(['pro', 'radio', 'endorsement'])('is 30 days for the %s campaign', (campaign) => {
    expect(trialLength({ ...web, campaign })).toBe(30);
  });

  it.each(['android', 'ios', 'macos', 'windows'] as const)('is the native offer on %s', (platform) => {
    expect(trialLength({ platform, campaign: 'radio', offerDays: 5 })).toBe(5);
    expect(trialLength({ platform, campaign: 'radio', offerDays: null })).toBe(0);
  });

  it('ignores an offer on the web', () => {
    expect(trialLength({ ...web, offerDays: 90 })).toBe(7);
  });

  it.each(['constructor', '__proto__', 'toString'])('knows no campaign named %s', (campaign) => {
    expect(trialLength({ ...web, campaign })).toBe(7);
  });
});
