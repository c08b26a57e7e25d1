import * as fc from 'fast-check';
import { checkoutReturn } from '@/lib/subscriptions/checkoutReturn';
import { buildReturnUrl, checkoutOrigin, type ReturnUrlParts } from '@/lib/subscriptions/checkoutReturnUrl';
import { trialLength } from '@/lib/subscriptions/trial';
import { readQueryParam } from '@/lib/url/queryParameters';

const usual: ReturnUrlParts = {
  site: 'https://teal.example',
  search: '',
  surface: 'web',
  period: 'yearly',
  origin: null,
  environment: 'production',
  trial: false,
};

describe('returnUrl of a checkout (specification §7)', () => {
  it('is the app welcome page in an app, which keeps its visitor from going back', () => {
    expect(buildReturnUrl({ ...usual, surface: 'app', period: 'monthly' })).toBe(
      'https://teal.example/subscriptions/welcome/stripe?success=true&billing_period=monthly&preventBackNavigation=true',
    );
  });

  it('carries what an app said at the entrance, and nothing else of the address', () => {
    const said =
      'locale=de_DE&usePaidDuckAi=true&trial=false&pir=false&using=store&experiment_paywall_macos=b';
    const search = `?${said}&experiment_second=a&featurePage=vpn&exp_mobilepropaywall=control&success=no&token=x`;
    const url = buildReturnUrl({ ...usual, search, surface: 'app' });
    expect(url).toBe(
      `https://teal.example/subscriptions/welcome/stripe?success=true&billing_period=yearly&${said}&preventBackNavigation=true`,
    );
    const changing = new URL(buildReturnUrl({ ...usual, surface: 'app', change: 'downgrade' }));
    expect(changing.searchParams.get('change')).toBe('downgrade');
  });

  it.each(['%3Cb%3E', 'a'.repeat(51), '', 'a%20b'])('carries no value such as %p', (value) => {
    expect(buildReturnUrl({ ...usual, search: `?locale=${value}` })).toBe(buildReturnUrl(usual));
  });

  it('stays on this site whatever is carried', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.string({ minLength: 1 }), fc.string()),
        fc.string(),
        (origin, experiments, search) => {
          const url = new URL(buildReturnUrl({ ...usual, origin, experiments, search }));
          expect(url.origin).toBe('https://teal.example');
          expect(url.pathname).toBe('/pro/welcome');
          expect(url.hash).toBe('');
        },
      ),
    );
  });
});

describe('origin of a trial-eligible checkout (specification §7)', () => {
  it.each([
    ['yearly', 'funnel_home__trial_annual'],
    ['monthly', 'funnel_home__trial_monthly'],
  ] as const)('without one, %s: entry home, campaign trial', (period, origin) => {
    expect(checkoutOrigin({ origin: null, trial: true, period })).toBe(origin);
    expect(buildReturnUrl({ ...usual, trial: true, period })).toContain(`origin=${origin}`);
  });

  it('is the one of the visit where there is one', () => {
    expect(checkoutOrigin({ origin: 'funnel_radio', trial: true, period: 'yearly' })).toBe('funnel_radio');
  });

  it.each(['<script>', 'ab', 'pro', 'funnel_', 'funnel_a/b'])('%p counts as none', (origin) => {
    expect(checkoutOrigin({ origin, trial: false, period: 'yearly' })).toBeNull();
    expect(checkoutOrigin({ origin, trial: true, period: 'yearly' })).toBe('funnel_home__trial_annual');
  });
});

const read = (search: string) => checkoutReturn((name) => readQueryParam(search, name));

describe('the return from the payment page', () => {
  it.each([
    ['?canceled=true&billing_period=monthly', 'monthly', true],
    ['?canceled=true&billing_period=yearly', 'yearly', true],
    ['?billing_period=monthly', 'monthly', false],
    ...['', '?canceled=false', '?canceled=1', '?billing_period=weekly', '?billing_period=Monthly'].map(
      (search) => [search, null, false] as const,
    ),
  ] as const)('says what the URL says and no more: %p', (search, period, canceled) => {
    expect(read(search)).toEqual({ period, canceled });
  });
});

const web = { platform: 'stripe', campaign: null, offerDays: null } as const;

describe('free trial (specification §9)', () => {
  it.each(['stripe', 'web'] as const)('is 7 days by default on %s', (platform) => {
    expect(trialLength({ ...web, platform })).toBe(7);
    expect(trialLength({ ...web, platform, campaign: 'somethingelse' })).toBe(7);
    expect(trialLength({ ...web, platform, campaign: '' })).toBe(7);
  });

  it.each([
    ['usanniversary', 14],
    ...['pro', 'radio', 'endorsement'].map((campaign) => [campaign, 30] as const),
    ...['constructor', '__proto__', 'toString'].map((campaign) => [campaign, 7] as const),
  ] as const)('for the %s campaign is %i days', (campaign, days) => {
    expect(trialLength({ ...web, campaign })).toBe(days);
  });

  it.each(['android', 'ios', 'macos', 'windows'] as const)('is the native offer on %s', (platform) => {
    expect(trialLength({ platform, campaign: 'radio', offerDays: 5 })).toBe(5);
    expect(trialLength({ platform, campaign: 'radio', offerDays: null })).toBe(0);
  });

  it('ignores an offer on the web', () => {
    expect(trialLength({ ...web, offerDays: 90 })).toBe(7);
  });
});
