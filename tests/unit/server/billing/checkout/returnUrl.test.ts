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
    '//evil',
    'https://site.example@evil.example/pro/welcome',
    'https://site.example:443@evil.example/pro/welcome',
    'https://site.example.evil.example/pro/welcome',
    'https://evil.example/https://site.example/pro/welcome',
    'http://site.example/pro/welcome',
    'HTTPS://SITE.EXAMPLE.evil/pro/welcome',
    '/\\evil.example',
    '/\\evil.example/pro/welcome',
    '\\\\evil.example/pro/welcome',
    '\t//evil.example/pro/welcome',
    ' //evil.example/pro/welcome',
    '/\t/evil.example/pro/welcome',
    'javascript:alert(1)',
    'javascript://site.example/pro/welcome%0aalert(1)',
    'data:text/html,hello',
    '/pro/welcome\r\nSet-Cookie: a=b',
    '/pro/welcome%0d%0aSet-Cookie',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    '/%2fevil.example/pro/welcome',
    `${ours}/pro/welcome%2f..%2f..%2fevil`,
    `${ours}/pro/welcome/../../evil`,
    `${ours}/pro/welcome/..`,
    `${ours}/pro//welcome`,
    `${ours}/pro/welcome/`,
    `${ours}/pro/%77elcome`,
    `${ours}/pro`,
    `${ours}/`,
    ours,
    'pro/welcome',
    '',
    '?success=true',
    'constructor',
    '__proto__',
    `${ours}/pro/welcome?${'a'.repeat(3000)}`,
    '/pro/welcome\u2028',
    '/pro/welcome\u0000',
  ])('72. refuses %j', (value) => {
    expect(accepted(value)).toBeNull();
  });

  it('72. whatever is accepted leads to one of the two pages of ours', () => {
    const piece = fc.constantFrom(
      ours,
      '/',
      '\\',
      '//',
      '@',
      'evil.example',
      '/pro/welcome',
      '?',
      '#',
      '%2f',
      ':',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const urls = accepted(pieces.join(''));
        if (!urls) return;
        const url = new URL(urls.successUrl);
        expect(url.origin).toBe(ours);
        expect(['/pro/welcome', '/subscriptions/welcome/stripe']).toContain(url.pathname);
        expect(url.username).toBe('');
      }),
    );
  });
});
