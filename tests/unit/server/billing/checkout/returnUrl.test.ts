import fc from 'fast-check';
import { returnUrls } from '@/server/billing/checkout/returnUrl';

const ours = 'https://site.example';
const accepted = (value: string, origin: string | null = null) =>
  returnUrls(value, { site: ours, period: 'yearly', origin });

describe('return address of a checkout', () => {
  it('keeps the query and says success', () => {
    expect(
      accepted(`${ours}/pro/welcome?billing_period=yearly&origin=funnel_home&experiment=a`, 'funnel_home'),
    ).toEqual({
      successUrl: `${ours}/pro/welcome?billing_period=yearly&origin=funnel_home&experiment=a&success=true`,
      cancelUrl: `${ours}/pro?canceled=true&billing_period=yearly&origin=funnel_home`,
      portalReturnUrl: `${ours}/subscriptions/manage`,
    });
  });

  it('leads an app back into the app', () => {
    expect(accepted('/subscriptions/welcome/stripe?preventBackNavigation=true&environment=staging')).toEqual({
      successUrl: `${ours}/subscriptions/welcome/stripe?preventBackNavigation=true&environment=staging&success=true`,
      cancelUrl: `${ours}/subscriptions?canceled=true&billing_period=yearly&environment=staging`,
      portalReturnUrl: `${ours}/subscriptions/manage`,
    });
  });

  it('keeps what an app said at the entrance, wherever it leads', () => {
    const said = 'locale=de&trial=false&experiment_paywall_macos=b';
    const back = `/subscriptions/welcome/stripe?${said}&experiment=a`;
    expect(accepted(back)).toEqual({
      successUrl: `${ours}${back}&success=true`,
      cancelUrl: `${ours}/subscriptions?canceled=true&billing_period=yearly&${said}`,
      portalReturnUrl: `${ours}/subscriptions/manage?${said}`,
    });
    expect(accepted(`${back}&change=upgrade`)?.portalReturnUrl).toBe(
      `${ours}/subscriptions/welcome/stripe?change=upgrade&preventBackNavigation=true&${said}`,
    );
  });

  it('leads an app that changes a plan on the billing pages back to where it hears of it', () => {
    const { portalReturnUrl } =
      accepted(
        '/subscriptions/welcome/stripe?change=upgrade&origin=funnel_app&billing_period=yearly',
        'funnel_app',
      ) ?? {};
    expect(portalReturnUrl).toBe(
      `${ours}/subscriptions/welcome/stripe?change=upgrade&preventBackNavigation=true&origin=funnel_app`,
    );
  });

  it.each(['/pro/welcome?change=upgrade', '/subscriptions/welcome/stripe?change=sidegrade'])(
    'leads back to the account from %s',
    (value) => expect(accepted(value)?.portalReturnUrl).toBe(`${ours}/subscriptions/manage`),
  );

  it('73. carries the origin that was read from the call, and no other', () => {
    expect(accepted('/pro/welcome?origin=funnel_other', 'funnel_home')?.successUrl).toBe(
      `${ours}/pro/welcome?origin=funnel_home&success=true`,
    );
    const urls = accepted(`${ours}/pro/welcome?origin=%3Cscript%3E`);
    expect(JSON.stringify(urls)).not.toMatch(/(<|%3c)script/i);
  });

  it.each([
    '//evil.example/pro/welcome',
    '/\\evil.example/pro/welcome',
    '\t//evil.example/pro/welcome',
    'https://site.example@evil.example/pro/welcome',
    'http://site.example/pro/welcome',
    'javascript://site.example/pro/welcome%0aalert(1)',
    '/pro/welcome\r\nSet-Cookie: a=b',
    '/pro/welcome%0d%0aSet-Cookie',
    `${ours}/pro/welcome/../../evil`,
    `${ours}/pro/%77elcome`,
    'pro/welcome',
    '',
    `${ours}/pro/welcome?${'a'.repeat(3000)}`,
    '/pro/welcome\u2028',
    '/pro/welcome\u0000',
  ])('72. refuses %j', (value) => {
    expect(accepted(value)).toBeNull();
  });

  it('72. whatever is accepted leads to one of the two pages of ours', () => {
    const piece = fc.constantFrom(
      ...[ours, 'http:', 'HTTPS:', 'javascript:', 'data:', 'evil.example', '.evil', '/pro/welcome', 'pro'],
      ...['/', '\\', '//', '..', '@', '?', '#', ':', '%2f', '%252f', '%77', '%0d%0a'],
      ...['\t', ' ', '\r\n', '\u2028', '\u0000', 'a', '__proto__'],
    );
    const welcomes = fc.constantFrom('', '/pro/welcome', `${ours}/pro/welcome`);
    const before = fc.array(piece, { maxLength: 4 });
    fc.assert(
      fc.property(before, welcomes, fc.array(piece, { maxLength: 4 }), (first, welcome, last) => {
        const urls = accepted([...first, welcome, ...last].join(''));
        if (!urls) return;
        const url = new URL(urls.successUrl);
        expect(url.origin).toBe(ours);
        expect(['/pro/welcome', '/subscriptions/welcome/stripe']).toContain(url.pathname);
        expect(url.username).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});
