import * as fc from 'fast-check';
import { buildReturnUrl, checkoutOrigin, type ReturnUrlParts } from '@/lib/subscriptions/checkoutReturnUrl';

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
  it('is the web welcome page with success and billing period', () => {
    expect(buildReturnUrl(usual)).toBe('https://teal.example/pro/welcome?success=true&billing_period=yearly');
  });

  it('is the app welcome page in an app, which keeps its visitor from going back', () => {
    expect(buildReturnUrl({ ...usual, surface: 'app', period: 'monthly' })).toBe(
      'https://teal.example/subscriptions/welcome/stripe?success=true&billing_period=monthly&preventBackNavigation=true',
    );
  });

  it('names the change of plan that the app asked for', () => {
    const url = new URL(buildReturnUrl({ ...usual, surface: 'app', change: 'downgrade' }));
    expect(url.searchParams.get('change')).toBe('downgrade');
  });

  it('carries origin, staging environment and experiments', () => {
    const url = new URL(
      buildReturnUrl({
        ...usual,
        origin: 'funnel_home_web',
        environment: 'staging',
        experiments: { exp_mobilepropaywall: 'treatmenta' },
      }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      success: 'true',
      billing_period: 'yearly',
      origin: 'funnel_home_web',
      environment: 'staging',
      exp_mobilepropaywall: 'treatmenta',
    });
  });

  it('carries what an app said at the entrance, and nothing else of the address', () => {
    const said =
      'locale=de_DE&usePaidDuckAi=true&trial=false&pir=false&using=store&experiment_paywall_macos=b';
    const search = `?${said}&experiment_second=a&featurePage=vpn&exp_mobilepropaywall=control&success=no&token=x`;
    const url = buildReturnUrl({ ...usual, search, surface: 'app' });
    expect(url).toBe(
      `https://teal.example/subscriptions/welcome/stripe?success=true&billing_period=yearly&${said}&preventBackNavigation=true`,
    );
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
